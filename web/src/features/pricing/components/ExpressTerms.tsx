import Bolt from '@mui/icons-material/BoltOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EXPRESS_HOURS } from '@domain/projects/projects.ts';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { formatShare } from '../../../common/pricing/priceFigures.ts';
import { useNow } from '../../../lib/useNow.ts';

const HOUR_MS = 3_600_000;

/** Express terms: deadline in the reader's zone, and surcharge. */
export const ExpressTerms = ({ surcharge }: { readonly surcharge: number }) => {
  const text = useText();
  const dates = useDates();
  const { locale } = useLocale();
  const end = new Date(useNow() + EXPRESS_HOURS * HOUR_MS).toISOString();

  return (
    <SectionCard title={text('express.terms')}>
      <Box component="dl" sx={{ display: 'grid', gap: 2, margin: 0, '& dd': { margin: 0 } }}>
        <div>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {text('express.recordedBy')}
          </Typography>
          <Typography component="dd" sx={{ fontWeight: 600 }}>
            <time dateTime={end}>{dates.full(end)}</time>
          </Typography>
          <Typography component="dd" variant="body2" sx={{ color: 'text.secondary' }}>
            {text('express.hours', { hours: EXPRESS_HOURS })}
          </Typography>
        </div>
        <div>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {text('express.surcharge')}
          </Typography>
          <Typography
            component="dd"
            variant="h2"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}
          >
            <Bolt aria-hidden fontSize="small" />
            {surcharge > 0
              ? text('express.surchargeFor', { share: formatShare(surcharge, locale) })
              : text('express.noSurcharge')}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ color: 'text.secondary' }}>
            {text('express.surchargeText')}
          </Typography>
        </div>
      </Box>
    </SectionCard>
  );
};
