import type { OfferedRange } from '@domain/availability/availability.ts';
import { readSlot } from '@domain/availability/slots.ts';
import { FactList } from '../../../components/FactList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useReaderZone } from '../../../lib/useReaderZone.ts';
import { useTimeFormat } from '../../../lib/useTimeFormat.ts';
import { getMinutesAhead, formatZone } from '../../../lib/zones.ts';
import { useDayTitle } from '../data/useDayTitle.ts';

interface Props {
  readonly range: Pick<OfferedRange, 'datetime' | 'startsAt' | 'endsAt'>;
  readonly timeZone: string;
}

export const ChosenSlot = ({ range, timeZone }: Props) => {
  const text = useText();
  const dayTitle = useDayTitle();
  const slot = readSlot(range.datetime);
  const zone = useReaderZone();
  const isElsewhere = zone !== undefined && getMinutesAhead(timeZone, zone, range.startsAt) !== 0;

  const readerText = useTimeFormat()({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

  return (
    <FactList
      facts={[
        [
          text('availability.date'),
          slot
            ? text('availability.dateAndDay', {
                date: slot.day.replaceAll('-', '/'),
                day: dayTitle(slot.day),
              })
            : '',
        ],
        [text('availability.slot'), slot?.label ?? ''],
        [text('availability.timeZone'), formatZone(timeZone)],
        ...(isElsewhere
          ? [
              [
                text('availability.forYou'),
                readerText.formatRange(new Date(range.startsAt), new Date(range.endsAt)),
              ] as const,
            ]
          : []),
      ]}
    />
  );
};
