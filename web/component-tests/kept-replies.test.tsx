import { screen } from '@testing-library/react';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { ApiError, createNetworkError } from '../src/lib/http/apiError.ts';
import { usePages } from '../src/lib/http/usePages.ts';
import { useRequest } from '../src/lib/http/useRequest.ts';
import { takesKept } from '../src/lib/installed/keptReplies.ts';
import { renderPart } from './kit/render.tsx';

/** The server's reply, when the test gives it. */
let answer: (text: string) => void;
let refuse: (error: Error) => void;

/** Answers immediately with what the device has kept. */
const load = (): Promise<string> =>
  takesKept()
    ? Promise.resolve('kept')
    : new Promise((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      });

const loadPage = async () => ({ items: [{ id: await load() }] });

const SingleRecord = () => {
  const { data, status } = useRequest('one', load);
  return <p>{`one: ${data ?? status}`}</p>;
};
const PagedList = () => {
  const { items, phase } = usePages(loadPage);
  return <p>{`many: ${items?.map(({ id }) => id).join() ?? phase}`}</p>;
};

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: {} } });
});
afterEach(() => vi.unstubAllGlobals());

const KINDS = [
  ['one', SingleRecord],
  ['many', PagedList],
] as const;

it.each(KINDS)('are shown until the server answers: %s', async (name, Part) => {
  renderPart(<Part />);
  await screen.findByText(`${name}: kept`);
  answer('new');
  await screen.findByText(`${name}: new`);
});

it.each(KINDS)('stay without network: %s', async (name, Part) => {
  renderPart(<Part />);
  await screen.findByText(`${name}: kept`);
  refuse(createNetworkError());
  await new Promise((resolve) => setTimeout(resolve));
  screen.getByText(`${name}: kept`);
});

it.each([
  ['one', SingleRecord, 'error'],
  ['many', PagedList, 'failed'],
] as const)('disappear when the server refuses: %s', async (name, Part, end) => {
  renderPart(<Part />);
  await screen.findByText(`${name}: kept`);
  refuse(new ApiError({ status: 403, code: 'auth.denied', message: 'No' }));
  await screen.findByText(`${name}: ${end}`);
});

it('are not taken by a load that shares its promise', async () => {
  let shared: Promise<string> | undefined;
  const Shared = () => {
    const { data, status } = useRequest('shared', () => (shared ??= load()));
    return <p>{`shared: ${data ?? status}`}</p>;
  };
  renderPart(<Shared />);
  await screen.findByText('shared: loading');
  answer('new');
  await screen.findByText('shared: new');
});
