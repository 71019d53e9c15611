export const texts = {
  price: (code: string, from: string, to: string) =>
    `Price of ${code} in the last 7 days: from ${from} to ${to}. Open the chart`,
  ram: (day: string, from: string, to: string) =>
    `Price of RAM in the trades since ${day}: from ${from} to ${to}. Open the chart`,
};
