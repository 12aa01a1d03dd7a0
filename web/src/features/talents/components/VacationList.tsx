import Box from '@mui/material/Box';
import type { Vacation } from '@domain/rates/rates.ts';
import { ChangedByAgency } from '../../../common/talents/ChangedByAgency.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts, TOAST_UNDO_MS } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { createSubmitter } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const getLength = ({ from, to }: Vacation): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

interface Props {
  readonly label: string;
  readonly vacations: readonly Vacation[];
  /** Past vacations are read-only. */
  readonly isPast?: boolean;
}

/** Vacations in rows; removing one can be undone for a moment. */
export const VacationList = ({ label, vacations, isPast = false }: Props) => {
  const text = useText();
  const dates = useDates();
  const toasts = useToasts();

  return (
    <RowList label={label}>
      {vacations.map((vacation) => {
        const { id, talentId, from, to } = vacation;
        const span = { from: dates.day(from), to: dates.day(to) };

        return (
          <li key={id}>
            <Box sx={{ flex: 1, color: isPast ? 'text.secondary' : 'text.primary' }}>
              {from === to ? span.from : text('vacations.span', span)}
              <Muted component="span" sx={{ marginInlineStart: 1.5 }}>
                {text('vacations.days', { count: getLength(vacation) })}
              </Muted>
              <ChangedByAgency talentId={talentId} collection="vacations" id={id} />
            </Box>
            {!isPast && (
              <SendButton
                size="small"
                color="inherit"
                aria-label={text('vacations.removeName', span)}
                onSend={async (submission) => {
                  await api.talents.removeVacation({ id: talentId, vacationId: id }, submission);

                  toasts.success(text('vacations.removed'), {
                    lastsMs: TOAST_UNDO_MS,
                    action: {
                      label: text('common.undo'),
                      onAction: () =>
                        void createSubmitter()('undo', (again) =>
                          api.talents.addVacation({ id: talentId }, { from, to }, again),
                        ).catch(() => toasts.error(text('common.genericError'))),
                    },
                  });
                }}
              >
                {text('vacations.remove')}
              </SendButton>
            )}
          </li>
        );
      })}
    </RowList>
  );
};
