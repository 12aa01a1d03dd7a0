import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { CLOCKS, getTimeFormat, type Clock } from '@domain/values/clock.ts';
import { api } from '../../lib/http/api.ts';
import { SectionCard } from '../../components/SectionCard.tsx';
import { FailedHere } from '../../components/states/FailedHere.tsx';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useOptimistic } from '../../lib/submission/useOptimistic.ts';
import { useSession, useSignedIn } from '../../lib/session/session.ts';

const AFTERNOON = Date.UTC(2026, 0, 1, 18, 30);
const TIME = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;

/** The clock format of times in the app and emails. Saves automatically. */
export const ClockCard = () => {
  const text = useText();
  const { locale } = useLocale();
  const { noteOwn } = useSession();
  const stored = useSignedIn().clock;
  const clock = useOptimistic<Clock>(stored, async (next, submission) => {
    await api.accounts.changeClock({ clock: next }, submission);
    noteOwn({ clock: next });
  });

  return (
    <SectionCard title={text('profile.clock')} lead={text('profile.clockLead')}>
      <RadioGroup
        aria-label={text('profile.clock')}
        value={clock.shown}
        onChange={(_event, next) => clock.change(next as Clock)}
      >
        {CLOCKS.map((code) => (
          <FormControlLabel
            key={code}
            value={code}
            control={<Radio />}
            label={text(`profile.clock.${code}`, {
              time: getTimeFormat(locale, TIME, code).format(AFTERNOON),
            })}
          />
        ))}
      </RadioGroup>
      {clock.failure !== undefined && (
        <FailedHere error={clock.failure} what={text('common.notSaved')} onRetry={clock.retry} />
      )}
    </SectionCard>
  );
};
