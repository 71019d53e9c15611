export const texts = {
  blockOf: (block: string) => `block ${block} of 12`,
  next: 'Next',
  finalTo: 'Final to',
  notFinal: (count: string) => `${count} not final`,
  missed: (count: string) => `${count} missed`,
  previous: 'Previous round',
  loads: 'Longer ticks: CPU time of recent blocks',
  slot: 'Slot',
  lastTurn: 'Last turn',
  made: (made: string, of: string) => `${made} of ${of} blocks produced`,
  missedInRound: (count: string) =>
    count === '1' ? '1 block missed in the last round' : `${count} blocks missed in the last round`,
  missedBlocks: 'Missed blocks',
  ofSlots: (count: string) => `of ${count}`,
  byProducers: (count: number) => `by ${count} producers`,
};
