import { expect, test } from 'vitest';
import { withoutEmptyLists } from '#scripts/site/without-preload-lists.ts';

test('lazy modules lose their empty lists, and nothing else does', () => {
  const code =
    'a=()=>e(()=>import(`./x.1.js`),[]),' +
    'b=e(async()=>{let{load:t}=await import(`./y.2.js`);return{load:t}},[]),' +
    'c=useEffect(()=>{d()},[]),d=useMemo(()=>import(`./z.3.js`),[f])';
  expect(withoutEmptyLists(code)).toBe(
    'a=()=>e(()=>import(`./x.1.js`)),' +
      'b=e(async()=>{let{load:t}=await import(`./y.2.js`);return{load:t}}),' +
      'c=useEffect(()=>{d()},[]),d=useMemo(()=>import(`./z.3.js`),[f])',
  );
});
