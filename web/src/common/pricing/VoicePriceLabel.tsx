import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';

interface Props {
  readonly children: string;
  readonly sx?: Exclude<TypographyProps['sx'], readonly unknown[] | undefined>;
}

/** A role's price with a voice. */
export const VoicePriceLabel = ({ children, sx }: Props) => {
  const text = useText();

  return (
    <Typography
      component="span"
      variant="body2"
      sx={[
        { fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: 'text.primary' },
        ...(sx ? [sx] : []),
      ]}
    >
      <span className="visually-hidden">{text('voicePrice.label')}</span>
      {children}
    </Typography>
  );
};
