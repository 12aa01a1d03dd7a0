import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { UploadNotice } from '../src/features/auditions/components/UploadNotice.tsx';
import { useTakeUpload } from '../src/features/auditions/components/useTakeUpload.ts';
import { uploadTake } from '../src/features/auditions/data/uploadTake.ts';
import { ApiError } from '../src/lib/http/apiError.ts';
import { findViolations } from './kit/axe.ts';
import { getSentChanges, replyWith } from './kit/api.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

vi.mock('../src/features/auditions/data/uploadTake.ts', () => ({ uploadTake: vi.fn() }));

const entry = getRecord<AuditionEntryPage>({
  id: 'entry',
  revision: 1,
  supportEmail: 'help@agency.example',
  urlIdentifier: 'lucia-harbour',
});
const take = { file: new File(['sound'], 'take.mp3'), syntheticVoiceConsent: false, takes: undefined };

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
  vi.mocked(uploadTake).mockImplementation(({ token }) =>
    token === 'old'
      ? Promise.reject(new ApiError({ status: 410, code: 'link.expired', message: 'This link has expired.' }))
      : Promise.resolve(),
  );
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
  expect(vi.mocked(uploadTake).mock.lastCall?.[0]).toMatchObject({ token: 'new', file: take.file });
});
