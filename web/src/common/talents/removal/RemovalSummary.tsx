import type { Serialised } from '@domain/contract.ts';
import {
  isOwnAssessment,
  TALLY_MAX,
  type KeptByAgency,
  type TalentRemoval,
  type RemovalTally,
} from '@domain/talents/removal.ts';
import { formatMoney } from '@domain/values/money.ts';
import { isolate, joinNames } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/useNow.ts';

/** Maximum projects named; the others are only mentioned. */
const NAMED_MAX = 5;

interface Consequence {
  readonly key: string;
  readonly text: string;
  /** In which projects. */
  readonly where?: RemovalTally;
  readonly items?: readonly string[];
}

interface Props {
  readonly removal: Serialised<TalentRemoval>;
  /** Whether their data is erased, as that of a talent without another agency is. */
  readonly isErased?: boolean;
}

/** Returns the effects of a removal as sentences; those on others' work first. */
const useConsequences = ({ removal, isErased = removal.isOnlyAgency }: Props): readonly Consequence[] => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const { sessions, slots, unpaid, licences } = removal;
  const { auditions, takes, shortlisted, selected, demos, tickets, connectionCheck, kept } = removal;

  const formatTally = ({ count, isMore }: Pick<RemovalTally, 'count' | 'isMore'>) => ({
    count: isMore ? count + 1 : count,
    shown: isMore ? `${count}+` : String(count),
  });

  const formatCount = (count: number) => formatTally({ count, isMore: false });
  const findings = isErased ? [] : kept.filter(isOwnAssessment);
  const deleted = kept.filter((kind) => !findings.includes(kind));
  const getNames = (kinds: readonly KeptByAgency[]): string =>
    new Intl.ListFormat(locale).format(kinds.map((kind) => text(`removal.kept.${kind}`)));
  const today = dates.date(new Date(useNow()).toISOString());

  const describeSession = ({ projectName, character, startsAt }: (typeof sessions)[number]): string =>
    text(dates.date(startsAt) === today ? 'removal.sessionToday' : 'removal.session', {
      project: isolate(projectName),
      character: isolate(character),
      moment: dates.full(startsAt),
    });

  const found: readonly (Consequence | false)[] = [
    sessions.length > 0 && {
      key: 'sessions',
      text: text(
        'removal.sessions',
        formatTally({ count: sessions.length, isMore: sessions.length >= TALLY_MAX }),
      ),
      items: sessions.slice(0, NAMED_MAX).map(describeSession),
    },
    slots.count > 0 && { key: 'slots', text: text('removal.slots', formatTally(slots)), where: slots },
    auditions.count > 0 && {
      key: 'auditions',
      text: text('removal.auditions', formatTally(auditions)),
      where: auditions,
    },
    shortlisted.count > 0 && {
      key: 'shortlisted',
      text: text(isErased ? 'removal.unlisted' : 'removal.shortlisted', formatTally(shortlisted)),
      where: shortlisted,
    },
    selected > 0 && {
      key: 'selected',
      text: text('removal.selected', formatTally({ count: selected, isMore: shortlisted.isMore })),
    },
    takes.count > 0 && {
      key: 'takes',
      text: text(isErased ? 'removal.takesGo' : 'removal.takesStay', formatTally(takes)),
      where: takes,
    },
    unpaid.length > 0 && {
      key: 'unpaid',
      text: text('removal.unpaid', {
        amounts: new Intl.ListFormat(locale).format(
          unpaid.map(({ amount, currency }) => formatMoney(amount, currency, locale)),
        ),
      }),
    },
    licences > 0 && {
      key: 'licences',
      text: text(isErased ? 'removal.licencesLast' : 'removal.licences', formatCount(licences)),
    },
    demos > 0 && { key: 'demos', text: text('removal.demos', formatCount(demos)) },
    tickets > 0 && { key: 'tickets', text: text('removal.tickets', formatCount(tickets)) },
    connectionCheck !== null && {
      key: 'check',
      text: text('removal.check', { moment: dates.full(connectionCheck.bookedFor) }),
    },
    deleted.length > 0 && { key: 'kept', text: text('removal.kept', { what: getNames(deleted) }) },
    findings.length > 0 && { key: 'findings', text: text('removal.findings', { what: getNames(findings) }) },
  ];

  return found.filter((item) => item !== false);
};

const Where = ({ of: { projects, isMore } }: { readonly of: RemovalTally }) => {
  const text = useText();
  const named = projects
    .slice(0, NAMED_MAX)
    .map(({ name, count }) => (count > 1 ? `${isolate(name)} (${count})` : name));
  const isCut = isMore || projects.length > NAMED_MAX;

  return (
    <Muted component="span" sx={{ display: 'block' }}>
      {isCut ? text('removal.andMore', { projects: joinNames(named) }) : joinNames(named)}
    </Muted>
  );
};

/** Lists the effects of removing a talent, or of erasing their data. */
export const RemovalSummary = (props: Props) => {
  const text = useText();
  const consequences = useConsequences(props);
  if (consequences.length === 0) return <Muted variant="body1">{text('removal.nothing')}</Muted>;

  return (
    <Stack component="ul" gap={1} sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {consequences.map(({ key, text: sentence, where, items = [] }) => (
        <li key={key}>
          {sentence}
          {where && <Where of={where} />}
          {items.map((item) => (
            <Muted key={item}>{item}</Muted>
          ))}
        </li>
      ))}
    </Stack>
  );
};
