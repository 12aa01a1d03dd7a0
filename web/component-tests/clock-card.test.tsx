import { useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClockCard } from '../src/app/profile/ClockCard.tsx';
import { DateText } from '../src/components/DateText.tsx';
import { SessionContext } from '../src/lib/session/session.ts';
import { useSpanText } from '../src/lib/useSpanText.ts';
import { failChanges, getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const FROM = '2026-11-27T15:00:00Z';
const TO = '2026-11-27T17:30:00Z';

const Span = () => (
  <p data-testid="span">{useSpanText()({ from: Date.parse(FROM), to: Date.parse(TO) }, 'UTC', 'hours')}</p>
);

const Page = () => {
  const [person, setPerson] = useState(() => makeSignedIn(['client']));
  const session = getSessionFor(person, { noteOwn: (change) => setPerson({ ...person, ...change }) });
  return (
    <SessionContext value={session}>
      <ClockCard />
      <DateText instant={FROM} withTime />
      <Span />
    </SessionContext>
  );
};

it('shows all times in the chosen clock format, once it is saved', async () => {
  failChanges();
  renderPart(<Page />);
  const moment = document.querySelector('time')!;
  expect(moment.textContent).toMatch(/3:00.PM/);
  fireEvent.click(screen.getByRole('radio', { name: /^24-hour/ }));
  await waitFor(() => expect(moment.textContent).toMatch(/ 15:00$/));
  expect(screen.getByTestId('span').textContent).toMatch(/^15:00.*17:30$/);
  expect(getSentChanges().at(-1)).toMatchObject({ path: '/user/clock', body: { clock: '24h' } });
});
