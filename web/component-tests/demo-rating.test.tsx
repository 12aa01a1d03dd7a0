import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { VoiceRating } from '@domain/projects/voice-ratings.ts';
import { useDemoRating } from '../src/features/demos/data/useDemoRating.ts';
import { failChanges, holdAnswers, getSentChanges } from './kit/api.ts';
import { setLive } from './kit/live.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const me = makeSignedIn(['admin']);
const makeRating = (userId: string, rating: number) =>
  getRecord<VoiceRating>({ userId, name: userId, rating });

const Demo = ({ isShown = true }: { readonly isShown?: boolean }) => {
  const { own, others, rate } = useDemoRating('p1', 'd1', isShown);

  return (
    <>
      <output>{`${own} of ${others.length}`}</output>
      {[3, 4].map((stars) => (
        <button key={stars} onClick={() => rate(stars)}>
          {stars}
        </button>
      ))}
    </>
  );
};
const open = (element = <Demo />) => {
  setLive({ voiceRatings: [makeRating(me.uid, 3), makeRating('Ana', 5)] });
  renderPart(element, { session: getSessionFor(me) });
};
const getShown = () => screen.getByRole('status').textContent;
const press = (stars: string) => fireEvent.click(screen.getByRole('button', { name: stars }));

it('reads a demo’s ratings only while it is shown', () => {
  open(<Demo isShown={false} />);
  expect(getShown()).toBe('null of 0');
});

it('shows a rating before the reply, and removes it when given again', async () => {
  open();
  expect(getShown()).toBe('3 of 1');

  const release = holdAnswers();
  press('4');
  expect(getShown()).toBe('4 of 1');
  await act(async () => release());
  press('4');
  await screen.findByText('null of 1');

  expect(getSentChanges().map(({ path, body }) => [path, body])).toEqual([
    ['/project/p1/rating/d1', { rating: 4 }],
    ['/project/p1/rating/d1', { rating: null }],
  ]);
});

it('restores the stored rating when the new one is refused', async () => {
  open();
  failChanges({ status: 403, code: 'request.forbidden', message: 'Not yours' });
  press('4');
  await screen.findByText('Not yours');
  expect(getShown()).toBe('3 of 1');
});
