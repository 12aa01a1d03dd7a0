import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useMailPreview, type PreviewedBrand } from '../data/useMailPreview.ts';

interface Props {
  readonly agencyId: string;
  readonly brand: PreviewedBrand | null;
}

/** Preview of an email with this brand, in a sandboxed frame without scripts or links. */
export const MailPreview = ({ agencyId, brand }: Props) => {
  const text = useText();
  const errorText = useErrorText();
  const { data, status, error } = useMailPreview(agencyId, brand);
  const shown = useLatestData(data);
  if (status === 'error') return <Alert severity="warning">{errorText(error)}</Alert>;
  if (!shown) return <Skeleton variant="rounded" height={360} />;

  return (
    <Box sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}>
      <Box sx={{ padding: 1.5, overflowWrap: 'anywhere' }}>
        <Muted variant="caption" component="p">
          {shown.from}
        </Muted>
        <Typography variant="subtitle2" component="p">
          {shown.subject}
        </Typography>
      </Box>
      <Box
        component="iframe"
        sandbox=""
        title={text('agency.mailFrame')}
        srcDoc={shown.html}
        tabIndex={-1}
        sx={{
          display: 'block',
          width: 1,
          height: 400,
          border: 0,
          pointerEvents: 'none',
          background: '#f4f5f8',
        }}
      />
    </Box>
  );
};
