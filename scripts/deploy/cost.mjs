import { loadTs } from '../load-ts.mjs';
import { readDeclared } from './declared.mjs';

const { GOALS } = await loadTs('tests/bench/goals.ts');

/** Previews that players get, and the originals of a studio: WAV of 48 kHz and 24 bit, in mono. */
const [PREVIEW_KBITS, ORIGINAL_KBITS] = [128, 1152];
/** Months after which `deploy/bucket.json` moves files of sessions and deliveries to cold storage. */
export const WARM_MONTHS = 3;
const AUDIENCES = [100, 10_000];

const toGb = (minutes, kbits) => (minutes * 60 * kbits) / 8 / 1_000_000;

/** Returns what one active user causes in a month, in the units of the prices. `isPlain`: as if players got originals, each time, and nothing became cold. */
const measureUser = ({ calls, ...month }, isPlain) => {
  const sum = (index) =>
    Object.entries(calls).reduce((total, [name, times]) => total + GOALS[name][index] * times, 0);
  const callCount = Object.values(calls).reduce((total, times) => total + times, 0);
  const heard = isPlain ? month.minutesHeard : month.minutesHeard * (1 - month.repeatedShare);
  const stored = (month.storedMb / 1000) * month.monthsKept;
  const cold = isPlain ? 0 : (month.storedMb / 1000) * month.coldShare * (month.monthsKept - WARM_MONTHS);

  return {
    read: sum(0) + month.listenerReads,
    write: sum(1),
    call: callCount + month.minutesHeard,
    cpuSecond: (callCount + month.minutesHeard) * month.cpuSecondsPerCall,
    hostingGb: month.pagesMb / 1000 + toGb(heard, isPlain ? ORIGINAL_KBITS : PREVIEW_KBITS),
    storageGbOut: month.originalsMb / 1000,
    standardGb: stored - cold,
    coldGb: cold,
    coldGbRead: cold * month.coldReadShare,
  };
};

const toUsd = (amount) => `$${amount < 10 ? amount.toFixed(2) : Math.round(amount).toLocaleString('en')}`;

const toTable = (rows) =>
  [rows[0], rows[0].map(() => '---'), ...rows.slice(1)].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Returns the costs of a month as tables for docs/cost.md. */
export const toCostTables = () => {
  const { prices, month } = readDeclared('cost');
  const [lean, plain] = [false, true].map((isPlain) => measureUser(month, isPlain));
  const price = (units, name) => (units[name] * prices[name].usd) / prices[name].per;
  const add = (units, names = Object.keys(prices)) =>
    names.reduce((total, name) => total + price(units, name), 0);

  const rows = Object.entries(prices).map(([name, { usd, per, what }]) => [
    what,
    `$${usd}${per === 1 ? '' : ` per ${per.toLocaleString('en')}`}`,
    lean[name] < 10 ? lean[name].toFixed(2) : String(Math.round(lean[name])),
    ...AUDIENCES.map((users) => toUsd(price(lean, name) * users)),
  ]);

  const toRow = (title, units, names) => [
    title,
    ...AUDIENCES.map((users) => toUsd(add(units, names) * users)),
  ];
  const audiences = AUDIENCES.map((users) => `${users.toLocaleString('en')} users`);

  return [
    toTable([['what', 'list price', 'per user', ...audiences], ...rows]),
    toTable([
      ['sum', ...audiences],
      toRow('as built', lean),
      toRow('of it audio going out', lean, ['hostingGb', 'storageGbOut']),
      toRow('without previews, caching and cold storage', plain),
    ]),
  ].join('\n\n');
};
