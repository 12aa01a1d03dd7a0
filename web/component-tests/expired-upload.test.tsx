import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { UploadNotice } from '../src/features/auditions/components/UploadNotice.tsx';
import { useTakeUpload } from '../src/features/auditions/components/useTakeUpload.ts';
import { findViolations } from './kit/axe.ts';
import { getSentChanges, replyWith } from './kit/api.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const entry = getRecord<AuditionEntryPage>({
  id: 'entry',
  revision: 1,
  supportEmail: 'help@agency.example',
  linkIdentifier: 'lucia-harbour',
});
const take = { file: new File(['sound'], 'take.mp3'), syntheticVoiceConsent: false, takes: undefined };

/** Addresses that a file was sent to; only the new token is accepted. */
const sent: string[] = [];

class Request {
  status = 0;
  responseText = '';
  upload = {};
  onload: () => void = () => undefined;
  onloadend: () => void = () => undefined;
  setRequestHeader = () => undefined;
  abort = () => undefined;

  open(_method: string, address: string) {
    sent.push(address);
    const isOld = address.includes('token=old');
    this.status = isOld ? 410 : 201;
    this.responseText = JSON.stringify(
      isOld
        ? { status: 410, code: 'link.expired', property: null, message: 'This link has expired.' }
        : { collection: {} },
    );
  }

  send() {
    queueMicrotask(() => {
      this.onload();
      this.onloadend();
    });
  }
}

afterEach(() => vi.unstubAllGlobals());

const outcomes: string[] = [];
const Upload = () => {
  const { phase, send } = useTakeUpload(entry, {
    onOutcome: (outcome) => outcomes.push(outcome),
    onChanged: () => Promise.resolve(),
  });

  return (
    <>
      <button onClick={() => void send(take, 'old')}>Send</button>
      <UploadNotice phase={phase} entry={entry} onToken={(token) => void send(take, token)} />
    </>
  );
};

it('requires the address again on a page that was open for too long, and sends the same recording', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  replyWith({ '/audition-entry/identity': { jwtToken: 'new' } });

  const { container } = renderPart(<Upload />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toContain('your recording is kept');
  expect(await findViolations(container)).toEqual([]);

  await userEvent.type(screen.getByLabelText('Email'), 'lucia@voices.example');
  await userEvent.click(screen.getByRole('button', { name: /Next|Continue/ }));
  await waitFor(() => expect(outcomes).toEqual(['submitted']));
  expect(getSentChanges()[0]?.body).toEqual({
    email: 'lucia@voices.example',
    urlIdentifier: 'lucia-harbour',
  });
  expect(sent.map((address) => new URL(address, 'http://localhost').searchParams.get('token'))).toEqual([
    'old',
    'new',
  ]);
});
