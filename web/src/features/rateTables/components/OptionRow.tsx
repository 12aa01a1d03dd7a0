import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { OfferedOption } from '@domain/pricing/agency-options.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly option: OfferedOption;
  /** While a change of the list is being saved. */
  readonly isBusy: boolean;
  /** Undefined at the end of the list. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRename: () => void;
  readonly onHide: () => void;
}

/** An option in both languages, with its actions. */
export const OptionRow = ({ option, isBusy, onUp, onDown, onRename, onHide }: Props) => {
  const text = useText();
  const { locale } = useLocale();
  const { label, labelEs, isHidden, isOwn } = option;
  const [name, otherName] = locale === 'es' ? [labelEs, label] : [label, labelEs];

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        paddingBlock: 0.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Muted variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {isOwn ? joinDotted([otherName, text('licenceOptions.own')]) : otherName}
        </Muted>
      </Box>
      {isHidden && <StateChip tone="neutral" icon={VisibilityOff} label={text('licenceOptions.hidden')} />}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {(
          [
            ['up', onUp, ArrowUpward],
            ['down', onDown, ArrowDownward],
          ] as const
        ).map(([way, onClick, Icon]) => (
          <IconButton
            key={way}
            size="small"
            aria-label={text(`licenceOptions.${way}`, { name })}
            disabled={isBusy || !onClick}
            onClick={onClick}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          aria-label={`${text('licenceOptions.rename')}: ${name}`}
          {...OPENS_ROW}
          onClick={onRename}
        >
          {text('licenceOptions.rename')}
        </Button>
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          aria-label={`${text(isHidden ? 'licenceOptions.show' : 'licenceOptions.hide')}: ${name}`}
          onClick={onHide}
          sx={{ minWidth: 84 }}
        >
          {text(isHidden ? 'licenceOptions.show' : 'licenceOptions.hide')}
        </Button>
      </Box>
    </Box>
  );
};
