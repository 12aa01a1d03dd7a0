import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import { useDocumentTitle } from '../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';

/** Behind a link to a page that this app does not have yet: whoever follows it needs no account, and is told what to do. */
const NotReadyPage = () => {
  const text = useText();
  useDocumentTitle(text('common.notReady'));
  return (
    <StateCard icon={HourglassEmpty} headingLevel="h1" title={text('common.notReady')}>
      {text('common.noReportYet')}
    </StateCard>
  );
};

export default NotReadyPage;
