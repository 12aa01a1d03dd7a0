import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import { useDocumentTitle } from '../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';

/** Where a link leads whose page is still to come: whoever has it needs no account, and is not asked for one. */
const NotOpenPage = () => {
  const text = useText();
  useDocumentTitle(text('common.notOpen'));
  return (
    <StateCard icon={HourglassEmpty} headingLevel="h1" title={text('common.notOpen')}>
      {text('common.notOpenText')}
    </StateCard>
  );
};

export default NotOpenPage;
