import { useMatch } from 'react-router-dom';
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import { useDocumentTitle } from '../../components/layout/useDocumentTitle.ts';
import { StateCard } from '../../components/states/StateCard.tsx';
import { useText } from '../../i18n/useText.ts';
import { paths } from '../paths.ts';

/** Behind a link to a page that this app does not have yet: whoever follows it needs no account, and is told what to do. */
const NotReadyPage = () => {
  const text = useText();
  const isReport = useMatch(paths.report.path) !== null;
  useDocumentTitle(text('common.notReady'));
  return (
    <StateCard icon={HourglassEmpty} headingLevel="h1" title={text('common.notReady')}>
      {text(isReport ? 'common.noReportYet' : 'common.noAvailabilityYet')}
    </StateCard>
  );
};

export default NotReadyPage;
