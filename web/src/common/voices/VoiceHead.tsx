import type { ReactNode } from 'react';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';
import { VoiceName } from './VoiceName.tsx';

interface Props {
  readonly item: CastingDemo;
  /** Selects it. */
  readonly mark?: ReactNode;
  readonly onRemove: (item: CastingDemo) => void;
}

/** Header of a shortlisted voice: name and remove button. */
export const VoiceHead = ({ item, mark, onRemove }: Props) => {
  const text = useText();

  return (
    <Row isOneLine gap={0.5} align="flex-start">
      {mark}
      <VoiceName item={item} />
      <Tooltip title={text('common.remove')}>
        <IconButton
          size="small"
          aria-label={text('castings.remove', { name: item.demo.talentPublicName })}
          onClick={() => onRemove(item)}
          sx={{ color: 'text.secondary' }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Row>
  );
};
