import Info from '@mui/icons-material/InfoOutlined';
import Typography from '@mui/material/Typography';
import type { RemarkName } from '@domain/deliveries/find-remarks.ts';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly label: string;
  readonly remarks: readonly RemarkName[];
}

/** What is worth knowing about a file that isn't a difference from its profile. */
export const RemarkList = ({ label, remarks }: Props) => {
  const text = useText();

  return (
    <PlainList aria-label={label}>
      {remarks.map((remark) => (
        <Typography
          key={remark}
          component="li"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'flex-start', columnGap: 0.75, paddingBlock: 0.25 }}
        >
          <Info aria-hidden sx={{ fontSize: 16, color: 'info.main', flexShrink: 0, marginTop: 0.25 }} />
          <span style={{ minWidth: 0 }}>{text(`deliveries.remark.${remark}`)}</span>
        </Typography>
      ))}
    </PlainList>
  );
};
