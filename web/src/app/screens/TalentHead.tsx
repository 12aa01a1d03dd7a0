import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Talent } from '@domain/talents/talents.ts';
import type { TalentWork } from '@domain/talents/talent-work.api.ts';
import { getLevel } from '@domain/audio/quality.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatMoney } from '@domain/values/money.ts';
import { fetchDemoUrl } from '../../common/voices/playbackUrls.ts';
import { DateText } from '../../components/DateText.tsx';
import { FactList } from '../../components/FactList.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { WaveformPlayer } from '../../components/waveform/WaveformPlayer.tsx';
import { useOwnDemos } from '../../features/demos/data/useOwnDemos.ts';
import { useRates } from '../../features/talents/data/talentRates.ts';
import { useLocale } from '../../i18n/localeContext.ts';
import { useText } from '../../i18n/useText.ts';
import { useLanguageName } from '../../lib/reference.ts';
import { useSignedIn } from '../../lib/session/session.ts';

interface Props {
  readonly talent: Talent;
  readonly work: TalentWork | undefined;
}

/** What staff look for first: the voice, languages, fee and next booking. */
export const TalentHead = ({ talent, work }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const { agency } = useSignedIn();
  const languageName = useLanguageName();
  const demos = useOwnDemos(talent.id, agency?.id);
  const rates = useRates(talent.id);
  const best = demos.data?.find(({ reviewStatus }) => reviewStatus === 'approved');

  const fee =
    rates.data &&
    (rates.data.sessionFee === null
      ? text('dossier.noFee')
      : formatMoney(rates.data.sessionFee, rates.data.currency, locale));
  const next = work?.next;

  return (
    <Card
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        alignItems: 'center',
        padding: 2,
        marginBottom: 2,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {best ? (
          <>
            <Muted variant="caption">{joinDotted([text('dossier.latestDemo'), best.name])}</Muted>
            <WaveformPlayer
              title={best.name}
              peaks={best.peaks}
              durationMs={best.durationMs}
              level={best.quality && getLevel(best.quality)}
              getUrl={() => fetchDemoUrl(talent.id, best.id)}
            />
          </>
        ) : (
          demos.data && <Muted>{text('dossier.noDemo')}</Muted>
        )}
      </Box>
      <FactList
        facts={[
          [
            text('dossier.languages'),
            joinDotted(talent.languages.map(({ alpha3 }) => languageName(alpha3))) || '—',
          ],
          [text('dossier.fee'), fee ?? ''],
          [
            text('dossier.next'),
            next ? (
              <Link component={RouterLink} to={addresses.session.href(next.id)}>
                <bdi>{next.projectName}</bdi> · <DateText instant={next.startsAt} withTime />
              </Link>
            ) : (
              ((work && text('dossier.noNext')) ?? '')
            ),
          ],
        ]}
      />
    </Card>
  );
};
