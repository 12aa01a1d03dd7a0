import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import PendingRoute from '../src/features/accounts/routes/PendingRoute.tsx';
import { keepExportToken } from '../src/lib/session/exportToken.ts';
import { replyWith, getSentReads } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn } from './kit/session.ts';

const listExports = () => getSentReads().filter(({ path }) => path === '/privacy/export');

it('exports the data of a rejected talent, in their name', async () => {
  replyWith({ '/clientConfig': { longCalls: null, branding: makeSignedIn([]).branding } });
  keepExportToken('token-of-talent');
  renderPart(<PendingRoute />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(listExports()).toMatchObject([{ authorization: 'Bearer token-of-talent' }]));
});

it('discards an export after leaving the page', async () => {
  keepExportToken('token-of-talent');
  const { unmount } = renderPart(<PendingRoute />);
  await screen.findByRole('button', { name: 'Download everything' });
  unmount();
  renderPart(<PendingRoute />);
  expect(await screen.findByRole('heading')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download everything' })).toBeNull();
});
