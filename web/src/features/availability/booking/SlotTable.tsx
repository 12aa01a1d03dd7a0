import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isOpenRequest, type AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { sortFromWest, getLocalDay } from '@domain/availability/slot-times.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { getBrowserZone } from '../../../lib/getBrowserZone.ts';
import { toCellId } from '../../../common/board/cell.ts';
import { useOwnedRecords } from '../../../common/board/useBoard.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useSpanText } from '../../../lib/useSpanText.ts';
import { getCity } from '../../../lib/zones.ts';
import { findCovering, isForRole, type RoleToBook } from './roles.ts';
import { getSlotColumns, getSlotState, type SlotState } from './getSlotColumns.ts';
import { getSlotTableStyle } from './getSlotTableStyle.ts';
import { useTalentZones } from './useTalentZones.ts';

interface Props {
  readonly projectId: string;
  readonly roles: readonly RoleToBook[];
  readonly requests: readonly AvailabilityRequest[];
  readonly sessions: readonly RecordingSession[];
}

/** Maximum number of values in one query. */
const NAMED_MAX = 30;
const ICONS = { offered: HourglassTop, booked: EventAvailable, rejected: EventBusy } as const;

const SlotCell = ({ state }: { readonly state: SlotState }) => {
  const text = useText();
  if (state === 'none') return <td aria-label={text('booking.cell.none')}>–</td>;

  const Icon = ICONS[state];

  return (
    <td data-state={state}>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        <Icon aria-hidden sx={{ fontSize: 16 }} />
        {text(`booking.cell.${state}`)}
      </Box>
    </td>
  );
};

/** Voices by slots, per role, with offers and replies. The header shows all time zones involved. */
export const SlotTable = ({ projectId, roles, requests, sessions }: Props) => {
  const text = useText();
  const languageWord = useLanguageWord();
  const spanText = useSpanText();
  const now = useNow();
  const standing = requests.filter(isOpenRequest);
  const columns = getSlotColumns(standing, now);
  const talentIds = [...new Set(standing.map(({ talentId }) => talentId))].sort().slice(0, NAMED_MAX);
  const listed = useOwnedRecords<CastingDemo>(
    talentIds.length > 0
      ? { collection: 'castingDemos', where: { projectId }, oneOf: { talentId: talentIds } }
      : null,
  );
  const here = getBrowserZone() ?? 'UTC';
  const talentZones = useTalentZones(projectId, standing, here);
  const [first] = columns;
  if (!first) return null;

  const zones = sortFromWest([here, ...standing.map(({ timeZone }) => timeZone), ...talentZones], first.from);

  const getName = (talentId: string): string =>
    listed.data?.find((item) => item.talentId === talentId)?.demo.talentPublicName ??
    text('booking.formerVoice');

  return (
    <Box role="region" aria-label={text('booking.slots')} tabIndex={0} sx={getSlotTableStyle}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('booking.voice')}</th>
            {columns.map((span) => (
              <th key={span.from} scope="col">
                {zones.map((zone) => (
                  <Typography
                    key={zone}
                    variant="caption"
                    component="div"
                    sx={{ fontWeight: zone === here ? 600 : 400 }}
                  >
                    {spanText(
                      span,
                      zone,
                      zone === zones[0] ||
                        getLocalDay(span.from, zone) !== getLocalDay(span.from, zones[0] ?? here)
                        ? 'day'
                        : 'hours',
                    )}{' '}
                    <Muted component="span" variant="inherit">
                      {getCity(zone)}
                    </Muted>
                  </Typography>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        {roles.map((role) => {
          const rows = standing.filter((request) => isForRole(role, request));

          return (
            <tbody key={toCellId({ castingId: role.casting.id, voiceId: role.voice.id })}>
              <tr data-role>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>
                    {text('booking.role', {
                      character: role.voice.name,
                      language: languageWord(role.casting.language),
                    })}
                    {rows.length === 0 && (
                      <Muted component="span" variant="inherit" sx={{ fontWeight: 400 }}>
                        {' · '}
                        {text(
                          findCovering(role, sessions)
                            ? 'booking.state.confirmed'
                            : 'booking.state.notRequested',
                        )}
                      </Muted>
                    )}
                  </span>
                </th>
              </tr>
              {rows.map((request) => (
                <tr key={request.id}>
                  <th scope="row">
                    <bdi>{getName(request.talentId)}</bdi>
                  </th>
                  {columns.map((span) => (
                    <SlotCell key={span.from} state={getSlotState(request, span)} />
                  ))}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </Box>
  );
};
