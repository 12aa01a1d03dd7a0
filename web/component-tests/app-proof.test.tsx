import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OfflineBanner } from '../src/components/layout/OfflineBanner.tsx';
import { api } from '../src/lib/http/api.ts';
import { isDenied, isLost, isSpentLink, isUnproven, toApiError } from '../src/lib/http/apiError.ts';
import { setProof, unproven } from '../src/lib/http/appProof.ts';
import { getSentReads, replyWith } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

afterEach(() => {
  setProof(() => Promise.resolve(null));
  unproven.set(false);
});

describe('a call', () => {
  it('carries the page’s App Check token, except the one that tells whether tokens are needed', async () => {
    replyWith({ '/clientConfig': {} });
    setProof(() => Promise.resolve('token'));
    await api.reference.countries();
    await api.reference.clientConfig({ unproven: true });
    expect(getSentReads().map(({ path, proof }) => [path, proof])).toEqual([
      ['/country', 'token'],
      ['/clientConfig', null],
    ]);
  });

  it('is sent without a token when none can be had', async () => {
    setProof(() => Promise.resolve(null));
    await api.reference.countries();
    expect(getSentReads().map(({ proof }) => proof)).toEqual([null]);
  });

  it('is repeated like a lost one after a refusal for the token, unlike after other refusals', () => {
    const refuse = (code: string) => toApiError(401, { status: 401, code, message: 'No', property: null });
    const judge = (error: unknown) => [isUnproven, isLost, isDenied, isSpentLink].map((is) => is(error));
    expect(judge(refuse('auth.unknownApp'))).toEqual([true, true, false, false]);
    expect(judge(refuse('auth.invalid'))).toEqual([false, false, true, true]);
  });
});

describe('the banner of a page without a token', () => {
  it.each([
    ['en', /Your browser blocks our security check.*gstatic\.com/, 'Try again'],
    ['es', /Tu navegador bloquea nuestra comprobación de seguridad.*gstatic\.com/, 'Volver a intentarlo'],
  ] as const)('says what to do, and disappears once there is one: %s', async (locale, words, button) => {
    const prove = vi.fn(() => Promise.resolve<string | null>(null));
    const reload = vi.fn();
    setProof(prove);
    window.addEventListener('online', reload);

    const { container } = renderPart(<OfflineBanner />, { locale });
    expect(screen.queryByText(words)).toBeNull();
    unproven.set(true);
    await screen.findByRole('button', { name: button });
    expect(screen.getByRole('status').textContent).toMatch(words);
    expect(await findViolations(container)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(prove).toHaveBeenLastCalledWith(true);
    expect(reload).not.toHaveBeenCalled();

    prove.mockImplementation(() => {
      unproven.set(false);
      return Promise.resolve('token');
    });
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.queryByRole('button')).toBeNull();
    window.removeEventListener('online', reload);
  });
});
