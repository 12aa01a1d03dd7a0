import Typography from '@mui/material/Typography';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import type { LicenceItem } from '@domain/pricing/licences.ts';
import { projectUsage } from '@domain/pricing/project-usage.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLicences } from '../../../common/board/useBoard.ts';

/** A project's licensed use in one line; hidden without any, or while loading. */
export const UsageLine = ({ projectId }: { readonly projectId: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const licences = useLicences(projectId);
  if (licences.status !== 'success' || licences.data.length === 0) return null;

  const { format, duration, territoryCover } = projectUsage(licences.data);
  const formatLabels = (items: readonly LicenceItem[]) =>
    items.map((item) => getShownLabel(item, locale)).join(', ');

  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {text('projects.usage', { usage: joinDotted([format, duration, territoryCover].map(formatLabels)) })}
    </Typography>
  );
};
