import { afterEach, expect, test, vi } from 'vitest';

const stack = async (number) => {
  vi.resetModules();
  vi.stubEnv('STACK_NUMBER', number);
  return import('./fixed-points.mjs');
};
afterEach(() => vi.unstubAllEnvs());

const addressesOf = ({ PORTS, EMULATORS, emulatorEnv }) => [
  ...PORTS.map(([, port]) => String(port)),
  ...Object.values(EMULATORS).flatMap((settings) =>
    Object.values(settings).filter(Number.isInteger).map(String),
  ),
  ...Object.values(emulatorEnv()).flatMap((value) => value.match(/:\d+$/)?.[0].slice(1) ?? []),
];

test('two stacks side by side have no port in common', async () => {
  const [first, second] = [addressesOf(await stack(undefined)), addressesOf(await stack('2'))];
  expect(first.length).toBeGreaterThan(20);
  expect(first.filter((port) => second.includes(port))).toEqual([]);
});

test('the first stack, without being told, is where firebase.json says', async () => {
  const unnamed = await stack(undefined);
  expect(unnamed.APP_ADDRESS).toBe('http://127.0.0.1:5002');
  expect(unnamed.emulatorEnv()).toEqual((await stack('1')).emulatorEnv());
});

test('a stack that there is not is refused by name', async () => {
  await expect(stack('3')).rejects.toThrow('STACK_NUMBER=3');
});
