import { useState } from 'react';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { Row } from '../../../components/layout/Row.tsx';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { CsvLayoutMenu } from '../../../components/lists/CsvLayoutMenu.tsx';
import { useCsvLayout } from '../../../components/lists/useCsvLayout.ts';
import { DayField } from '../../../components/pickers/DayField.ts';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useAgencyDay } from '../../../lib/session/useAgencyDay.ts';

/** Statement of earnings agreed with the agency's talents, as CSV. Defaults to this year until today, in the agency's zone. */
export const Statement = () => {
  const text = useText();
  const [layout, chooseLayout] = useCsvLayout();
  const today = useAgencyDay();
  const [from, setFrom] = useState(`${today().slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today());

  return (
    <Row role="group" aria-label={text('earnings.statement')} gap={1.5} align="center" sx={{ marginTop: 2 }}>
      <Box sx={{ flex: '1 1 160px' }}>
        <DayField label={text('earnings.from')} value={from} onChange={setFrom} />
      </Box>
      <Box sx={{ flex: '1 1 160px' }}>
        <DayField label={text('earnings.to')} value={to} onChange={setTo} />
      </Box>
      <CsvLayoutMenu layout={layout} onChoose={chooseLayout}>
        <SendButton
          variant="outlined"
          color="inherit"
          startIcon={<FileDownload />}
          disabled={!from || !to}
          onSend={() =>
            download(api.orders.statement, {
              query: { from, to, of: 'agency', layout },
              name: `${text('earnings.file')} ${from} ${to}.csv`,
            })
          }
        >
          {text('earnings.download')}
        </SendButton>
      </CsvLayoutMenu>
    </Row>
  );
};
