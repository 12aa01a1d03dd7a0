import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import { SlotGrid } from '../src/features/availability/booking/SlotGrid.tsx';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';

const DAYS = ['2027-03-10', '2027-03-11'];
const grid: AvailabilityGrid = {
  talents: 2,
  talentZones: ['America/New_York'],
  engineers: 0,
  days: DAYS.map((day) => ({
    day,
    slots: [
      {
        label: '14-16',
        startsAt: `${day}T14:00:00Z`,
        endsAt: `${day}T16:00:00Z`,
        free: day === '2027-03-10' ? 2 : 1,
        taken: { away: 1, held: 0, booked: 0 },
        engineers: 0,
      },
    ],
  })),
};

const show = (isFull = false) => {
  const onToggle = vi.fn();
  renderPart(
    <>
      <h3 id="days">Days</h3>
      <SlotGrid
        labelId="days"
        days={DAYS}
        labels={['08-10', '14-16']}
        timeZone="UTC"
        chosen={['2027/03/10 08-10']}
        isFull={(day) => isFull && day === '2027-03-11'}
        grid={grid}
        onToggle={onToggle}
      />
    </>,
  );
  return onToggle;
};

it('moves by arrows and selects by the space bar', async () => {
  const onToggle = show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
  expect(onToggle.mock.calls).toEqual([['2027/03/11 14-16']]);
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(1);
  expect(await findViolations(document.body)).toEqual([]);
});

it('names who is free, and hours that are odd for a voice', () => {
  show();
  const names = screen
    .getAllByRole('gridcell')
    .map((cell) => cell.querySelector('button')?.getAttribute('aria-label'));
  expect(names[0]).toMatch(/^Wednesday, March 10, 08-10, .*Before 08:00/u);
  expect(names[2]).toMatch(/14-16, .*All 2 free/u);
  expect(names[3]).toMatch(/1 of 2 free, 1 on vacation/u);
});

it('offers no sixth day', async () => {
  const onToggle = show(true);
  await userEvent.click(
    screen.getByRole('button', { name: /^Thursday, March 11, 14-16, Five days are chosen/ }),
  );
  expect(onToggle).not.toHaveBeenCalled();
});
