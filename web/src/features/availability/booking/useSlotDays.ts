import { useEffect, useState } from 'react';
import { useField } from 'formik';
import { suggestSlots } from '@domain/availability/grid.ts';
import {
  countDaysBetween,
  listDaysFrom,
  getFirstBookableDay,
  getFirstSuggestedDay,
  isCutShort,
} from '@domain/availability/slot-times.ts';
import { readSlot } from '@domain/availability/slots.ts';
import type { Project } from '@domain/projects/projects.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useGrid } from './useGrid.ts';

export const SLOTS_FIELD = 'timeRanges';
/** Number of days shown together. */
const WINDOW_DAYS = 14;
/** Maximum days ahead for slots: two years. */
const DAYS_MAX = 51 * WINDOW_DAYS;

type Ranges = { readonly datetime: string }[];

const toDay = (datetime: string): string => readSlot(datetime)?.day ?? '';

/** Returns slots that can still be offered in a zone. */
const filterBookable = (ranges: Ranges, zone: string): Ranges => {
  const first = getFirstBookableDay(zone);
  return ranges.filter(({ datetime }) => {
    const slot = readSlot(datetime);
    return slot !== undefined && slot.day >= first && !isCutShort(slot, zone);
  });
};

/** The days that are offered and shown, their slots in the form, and what changes them. */
export const useSlotDays = (project: Project, castingDemoIds: readonly string[]) => {
  const text = useText();
  const toasts = useToasts();
  const [{ value: timeZone }] = useField<string>('timeZone');
  const [field, , helpers] = useField<Ranges>(SLOTS_FIELD);
  const [page, setPage] = useState(0);
  const [opened, setOpened] = useState<readonly string[]>([]);

  const first = getFirstBookableDay(timeZone);
  const deadlines = project.deadlines.map((deadline) => deadline.toMillis());
  const from = getFirstSuggestedDay(timeZone, deadlines, project.estimatedRecordingDate);
  // Pages count from the first day worth offering; earlier days can still be opened.
  const start = Math.max(0, countDaysBetween(first, from) + page * WINDOW_DAYS);
  const offered = listDaysFrom(first, start + WINDOW_DAYS).slice(start);
  const withSlots = [...new Set(field.value.map(({ datetime }) => toDay(datetime)))];
  const shown = [...new Set([...opened, ...withSlots])].filter((day) => day >= first).sort();
  const { grid, request } = useGrid(
    project.id,
    castingDemoIds,
    [...new Set([...offered, ...shown])].sort(),
    timeZone,
  );

  // In another zone, a day may be past or an hour may not exist.
  const { setValue } = helpers;
  useEffect(() => {
    const bookable = filterBookable(field.value, timeZone);
    if (bookable.length < field.value.length) void setValue(bookable);
    // The value is read, not a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timeZone]);

  const toggleDay = (day: string) => {
    if (!shown.includes(day)) return setOpened([...shown, day]);
    setOpened(opened.filter((openedDay) => openedDay !== day));
    return void setValue(field.value.filter(({ datetime }) => toDay(datetime) !== day));
  };

  const toggleSlot = (datetime: string) =>
    void setValue(
      field.value.some((range) => range.datetime === datetime)
        ? field.value.filter((range) => range.datetime !== datetime)
        : [...field.value, { datetime }],
    );

  // While new days load, the previous ones stay visible.
  const isKnown = offered.every((day) => grid?.days.some((loaded) => loaded.day === day));

  const suggest = () => {
    const found =
      grid &&
      suggestSlots(
        { ...grid, days: grid.days.filter(({ day }) => offered.includes(day)) },
        getBrowserZone() ?? timeZone,
        page === 0 ? from : '',
      );

    const slots = filterBookable(
      (found ?? []).map((datetime) => ({ datetime })),
      timeZone,
    );
    if (!found || slots.length === 0) return toasts.info(text('booking.noSuggestion'));

    setOpened([]);
    void setValue(slots);

    return toasts.success(text('booking.suggested'));
  };

  return {
    timeZone,
    slots: field.value.map(({ datetime }) => datetime),
    offered,
    shown,
    grid,
    request,
    isKnown,
    suggest,
    toggleDay,
    toggleSlot,
    showEarlier: start === 0 ? undefined : () => setPage(page - 1),
    showLater: start >= DAYS_MAX ? undefined : () => setPage(page + 1),
  };
};
