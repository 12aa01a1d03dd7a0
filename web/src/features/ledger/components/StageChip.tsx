import type { ElementType } from 'react';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Event from '@mui/icons-material/EventOutlined';
import HourglassBottom from '@mui/icons-material/HourglassBottomOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import type { LicenceStage } from '@domain/ledger/licence-stage.ts';
import { StateChip, type StateTone } from '../../../components/StateChip.tsx';
import { useText } from '../../../i18n/useText.ts';

const LOOKS: Readonly<Record<LicenceStage, readonly [StateTone, ElementType]>> = {
  upcoming: ['waiting', Event],
  live: ['positive', CheckCircle],
  ending: ['attention', HourglassBottom],
  ended: ['neutral', History],
  replaced: ['neutral', Block],
  cancelled: ['negative', Block],
};

export const StageChip = ({ stage }: { readonly stage: LicenceStage }) => {
  const text = useText();
  const [tone, icon] = LOOKS[stage];
  return <StateChip tone={tone} icon={icon} label={text(`ledger.stage.${stage}`)} />;
};
