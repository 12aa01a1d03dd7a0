import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { AppFormik } from '../src/components/form/AppFormik.tsx';
import { getOwnParticipation, type SessionForm } from '../src/common/sessions/planning.ts';
import { ProjectPeople } from '../src/common/sessions/ProjectPeople.tsx';
import { ConfirmedSlot } from '../src/features/sessions/dialogs/ConfirmedSlot.tsx';
import { setLive } from './kit/live.ts';
import { makeInstant, getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

let values: Partial<SessionForm>;
const Watch = () => {
  const { values: newest } = useFormikContext<SessionForm>();
  useEffect(() => {
    values = newest;
  });
  return null;
};

const request = (castingDemoId: string, sessionId: string | null = null) =>
  getRecord<AvailabilityRequest>({
    id: castingDemoId,
    castingDemoId,
    castingId: 'c',
    talentId: 't',
    sessionId,
    state: 'accepted',
    timeZone: 'Europe/Madrid',
    timeRanges: [{ id: '1', datetime: '2027/03/10 08-10', status: 'accepted' }],
  });

it('plans a chosen voice in the slot that it confirmed with its other roles, and in none that has its session', async () => {
  setLive({ availabilityRequests: [request('free'), request('other role'), request('planned', 's1')] });
  const shown = (castingDemoId: string) =>
    renderPart(
      <AppFormik initialValues={{ startsAt: '', endsAt: '', timeZone: 'UTC' }} onSubmit={() => undefined}>
        <ConfirmedSlot projectId="p" castingDemoId={castingDemoId} />
        <Watch />
      </AppFormik>,
      { session: getSessionFor(makeSignedIn(['admin'])) },
    );
  shown('planned').unmount();
  expect([screen.queryByRole('alert'), values.startsAt]).toEqual([null, '']);
  shown('free');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Mar 10, 2027, 8:00/u);
  await waitFor(() =>
    expect(values).toEqual({
      startsAt: '2027-03-10T07:00:00.000Z',
      endsAt: '2027-03-10T09:00:00.000Z',
      timeZone: 'Europe/Madrid',
      moreCastingDemoIds: ['other role'],
    }),
  );
});

it('knows the people of the project from its latest session, unless others were entered', async () => {
  const person = (name: string) => ({ name, email: `${name}@casting.example`, side: 'client', locale: 'en' });
  const planned = (sessionId: string, at: string) =>
    getRecord<AvailabilityRequest>({ ...request(sessionId, sessionId), updatedAt: makeInstant(at) });
  setLive({
    availabilityRequests: [
      planned('earlier', '2027-03-01T10:00:00Z'),
      planned('latest', '2027-03-02T10:00:00Z'),
      request('free'),
    ],
    'sessionContacts/earlier': { participants: [person('ada')] },
    'sessionContacts/latest': { participants: [person('bea')] },
  });
  const shown = (participants: readonly object[]) =>
    renderPart(
      <AppFormik initialValues={{ participants }} onSubmit={() => undefined}>
        <ProjectPeople projectId="p" />
        <Watch />
      </AppFormik>,
      { session: getSessionFor(makeSignedIn(['admin'])) },
    );
  const { unmount } = shown([]);
  await waitFor(() => expect(values.participants).toEqual([person('bea')]));
  unmount();
  shown([person('eve')]);
  await Promise.resolve();
  expect(values.participants).toEqual([person('eve')]);
});

it('begins with the client who plans, and with nobody where the agency does', () => {
  const client = makeSignedIn(['client']);
  expect(getOwnParticipation(client)).toEqual([
    { name: client.displayName, email: client.email, side: 'client', locale: client.locale },
  ]);
  expect(getOwnParticipation(makeSignedIn(['agencyTeam']))).toEqual([]);
});
