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

it('plans a chosen voice in the slot confirmed with its other roles, and not in one with a session', async () => {
  setLive({ availabilityRequests: [request('free'), request('other role'), request('planned', 's1')] });

  const show = (castingDemoId: string) =>
    renderPart(
      <AppFormik initialValues={{ startsAt: '', endsAt: '', timeZone: 'UTC' }} onSubmit={() => undefined}>
        <ConfirmedSlot projectId="p" castingDemoId={castingDemoId} />
        <Watch />
      </AppFormik>,
      { session: getSessionFor(makeSignedIn(['admin'])) },
    );

  show('planned').unmount();
  expect([screen.queryByRole('alert'), values.startsAt]).toEqual([null, '']);
  show('free');
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

it('suggests the people of the project’s latest session, unless others were entered', async () => {
  const makePerson = (name: string) => ({
    name,
    email: `${name}@casting.example`,
    side: 'client',
    locale: 'en',
  });

  const makePlanned = (sessionId: string, startsAt: string) =>
    getRecord<AvailabilityRequest>({ ...request(sessionId, sessionId), updatedAt: makeInstant(startsAt) });
  setLive({
    availabilityRequests: [
      makePlanned('earlier', '2027-03-01T10:00:00Z'),
      makePlanned('latest', '2027-03-02T10:00:00Z'),
      request('free'),
    ],
    'sessionContacts/earlier': { participants: [makePerson('ada')] },
    'sessionContacts/latest': { participants: [makePerson('bea')] },
  });

  const show = (participants: readonly object[]) =>
    renderPart(
      <AppFormik initialValues={{ participants }} onSubmit={() => undefined}>
        <ProjectPeople projectId="p" />
        <Watch />
      </AppFormik>,
      { session: getSessionFor(makeSignedIn(['admin'])) },
    );

  const { unmount } = show([]);
  await waitFor(() => expect(values.participants).toEqual([makePerson('bea')]));
  unmount();
  show([makePerson('eve')]);
  await Promise.resolve();
  expect(values.participants).toEqual([makePerson('eve')]);
});

it('includes the client who plans, and nobody when the agency plans', () => {
  const client = makeSignedIn(['client']);
  expect(getOwnParticipation(client)).toEqual([
    { name: client.displayName, email: client.email, side: 'client', locale: client.locale },
  ]);
  expect(getOwnParticipation(makeSignedIn(['agencyTeam']))).toEqual([]);
});
