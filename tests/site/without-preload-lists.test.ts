import { expect, test } from 'vitest';
import { withPlainImports } from '#scripts/site/without-preload-lists.ts';

test('lazy modules lose their empty lists and repeated names, and nothing else does', () => {
  const code =
    'a=()=>e(()=>import(`./x.1.js`),[]),' +
    'b=e(async()=>{let{load:t}=await import(`./y.2.js`);return{load:t}},[]),' +
    'f=e(async()=>{let{load:t,save:n}=await import(`./y.2.js`);return{load:t,save:r}},[]),' +
    'c=useEffect(()=>{d()},[]),d=useMemo(()=>import(`./z.3.js`),[f])';
  expect(withPlainImports(code)).toBe(
    'a=()=>e(()=>import(`./x.1.js`)),' +
      'b=e(()=>import(`./y.2.js`)),' +
      'f=e(async()=>{let{load:t,save:n}=await import(`./y.2.js`);return{load:t,save:r}}),' +
      'c=useEffect(()=>{d()},[]),d=useMemo(()=>import(`./z.3.js`),[f])',
  );
});
