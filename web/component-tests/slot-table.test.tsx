import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { makeCasting, makeCharacter } from '../src/common/board/board.fixture.ts';
import { SlotTable } from '../src/features/availability/booking/SlotTable.tsx';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const casting = makeCasting('spa');
const roles = ['narrator', 'mother', 'father'].map((id, index) => ({
  casting,
  voice: makeCharacter(id, index),
}));

const booked = getRecord<AvailabilityRequest>({
  id: 'r1',
  castingId: casting.id,
  voiceId: 'narrator',
  talentId: 't1',
  state: 'accepted',
  sessionId: 's1',
  timeZone: 'Europe/Madrid',
  timeRanges: [{ id: '1', datetime: '2027/03/10 08-10', status: 'accepted' }],
});

const session = getRecord<RecordingSession>({
  id: 's1',
  castingId: casting.id,
  talentId: 't1',
  state: 'planned',
  roles: [
    { voiceId: 'narrator', castingDemoId: 'd1', bookingId: 'r1', character: 'narrator', script: null },
    { voiceId: 'mother', castingDemoId: 'd2', bookingId: null, character: 'mother', script: null },
  ],
});

it('doesn’t show a role as open if a session records it without its own slot', async () => {
  renderPart(<SlotTable projectId="p" roles={roles} requests={[booked]} sessions={[session]} />);
  const table = within(await screen.findByRole('region', { name: 'Slots' }));
  const heads = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(heads.filter((head) => head.includes('Not asked yet'))).toHaveLength(1);
  expect(heads[2]).toContain('Booked');
});
