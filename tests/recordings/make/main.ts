import { recordDevnet } from './devnet/record.ts';
import { recordNodeos } from './nodeos/record.ts';

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;
const chosen = process.argv.slice(2);

if (chosen.length === 0 || chosen.includes('nodeos'))
  console.log(`nodeos: ${kilobytes((await recordNodeos()).write('nodeos'))}`);
if (chosen.length === 0 || chosen.includes('devnet'))
  console.log(`devnet: ${kilobytes((await recordDevnet()).write('devnet'))}`);
