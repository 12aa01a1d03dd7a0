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
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { useGrid } from './useGrid.ts';

export const SLOTS_FIELD = 'timeRanges';
/** Number of days shown together; as many again are read, for a suggestion. */
const WINDOW_DAYS = 7;
/** Maximum days ahead for slots: two years. */
const DAYS_MAX = 103 * WINDOW_DAYS;

type Ranges = { readonly datetime: string }[];

const toDate = (day = '1970-01-01'): Date => new Date(`${day}T12:00:00Z`);
const toDay = (datetime: string): string => readSlot(datetime)?.day ?? '';

/** Returns slots that can still be offered in a zone. */
const filterBookable = (ranges: Ranges, zone: string): Ranges => {
  const first = getFirstBookableDay(zone);
  return ranges.filter(({ datetime }) => {
    const slot = readSlot(datetime);
    return slot !== undefined && slot.day >= first && !isCutShort(slot, zone);
  });
};

/** The week in view, the chosen slots in the form, and what changes them. */
export const useSlotDays = (project: Project, castingDemoIds: readonly string[]) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const [{ value: timeZone }] = useField<string>('timeZone');
  const [field, , helpers] = useField<Ranges>(SLOTS_FIELD);
  const [page, setPage] = useState(0);

  const first = getFirstBookableDay(timeZone);
  const deadlines = project.deadlines.map((deadline) => deadline.toMillis());
  const from = getFirstSuggestedDay(timeZone, deadlines, project.estimatedRecordingDate);
  // Pages count from the first day worth offering; earlier days can still be opened.
  const start = Math.max(0, countDaysBetween(first, from) + page * WINDOW_DAYS);
  const read = listDaysFrom(first, start + 2 * WINDOW_DAYS).slice(start);
  const offered = read.slice(0, WINDOW_DAYS);
  const chosenDays = [...new Set(field.value.map(({ datetime }) => toDay(datetime)))];
  const { grid, request } = useGrid(project.id, castingDemoIds, read, timeZone);

  // In another zone, a day may be past or an hour may not exist.
  const { setValue } = helpers;
  useEffect(() => {
    const bookable = filterBookable(field.value, timeZone);
    if (bookable.length < field.value.length) void setValue(bookable);
    // The value is read, not a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timeZone]);

  const toggleSlot = (datetime: string) =>
    void setValue(
      field.value.some((range) => range.datetime === datetime)
        ? field.value.filter((range) => range.datetime !== datetime)
        : [...field.value, { datetime }],
    );

  // While new days load, the previous ones stay visible.
  const isKnown = read.every((day) => grid?.days.some((loaded) => loaded.day === day));

  const suggest = () => {
    const found =
      grid &&
      suggestSlots(
        { ...grid, days: grid.days.filter(({ day }) => read.includes(day)) },
        getBrowserZone() ?? timeZone,
        page === 0 ? from : '',
      );

    const slots = filterBookable(
      (found ?? []).map((datetime) => ({ datetime })),
      timeZone,
    );
    if (!found || slots.length === 0) return toasts.info(text('booking.noSuggestion'));

    void setValue(slots);

    return toasts.success(text('booking.suggested'));
  };

  return {
    timeZone,
    slots: field.value.map(({ datetime }) => datetime),
    offered,
    chosenDays,
    title: dayFormat.formatRange(toDate(offered[0]), toDate(offered.at(-1))),
    grid,
    request,
    isKnown,
    suggest,
    toggleSlot,
    showEarlier: start === 0 ? undefined : () => setPage(page - 1),
    showLater: start >= DAYS_MAX ? undefined : () => setPage(page + 1),
  };
};
