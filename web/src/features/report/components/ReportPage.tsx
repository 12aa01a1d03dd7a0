import { useRef, useState, type ReactNode } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassTop from '@mui/icons-material/HourglassTopOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isQuestion, SECTION_FIELDS, type ReportField } from '@domain/sessions/report-fields.ts';
import { REPORT_ROLES, type PublicReport } from '@domain/sessions/report.ts';
import { DateText } from '../../../components/DateText.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { SectionForm } from '../../../common/report/SectionForm.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { api } from '../../../lib/http/api.ts';
import { saveSealedReport } from '../data/saveSealedReport.ts';

interface Props {
  readonly urlIdentifier: string;
  readonly token: string;
  readonly report: PublicReport;
  /** Switches to another email. */
  readonly onLeave: () => void;
}

/** A signed section, read-only. */
const SignedSection = ({ report }: { readonly report: PublicReport }) => {
  const text = useText();
  const dates = useDates();

  const getAnswer = (name: ReportField): ReactNode => {
    const value = report.fields[name];
    if (!value) return '–';
    if (isQuestion(name)) return text(value === 'Yes' ? 'common.yes' : 'common.no');
    return name === 'engRecordingDate' ? dates.day(value) : value;
  };

  return (
    <Card sx={{ padding: 2.5 }}>
      <FactList
        facts={SECTION_FIELDS[report.role].map((name) => [
          text(`report.field.${name}`),
          <span key={name} style={{ whiteSpace: 'pre-wrap' }}>
            {getAnswer(name)}
          </span>,
        ])}
      />
    </Card>
  );
};

/** Whether a signer has signed. Text, because the workspace's chips need more code than the rest of this page. */
const SignedState = ({ isSigned }: { readonly isSigned: boolean }) => {
  const text = useText();
  const Icon = isSigned ? CheckCircle : HourglassTop;

  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: isSigned ? 'success.main' : 'info.main',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 18 }} />
      {text(isSigned ? 'report.signedState' : 'report.unsignedState')}
    </Box>
  );
};

/** The reader's section, editable or signed, and the state of all three signatures. */
export const ReportPage = ({ urlIdentifier, token, report: loaded, onLeave }: Props) => {
  const text = useText();
  const latest = useRef(loaded);
  const [signed, setSigned] = useState<PublicReport>();
  const report = signed ?? loaded;
  const { session, role, signedAt, signedBy, sealedAt } = report;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      <Typography variant="h1">{text('report.title')}</Typography>
      {signedAt && (
        <Alert severity="success" role="status">
          {text('report.signedBy', { name: signedBy ?? '' })} · <DateText instant={signedAt} withZone />
          <br />
          <strong>{text(sealedAt ? 'report.sealed' : 'report.waiting')}</strong>
        </Alert>
      )}
      <Card sx={{ padding: 2.5 }}>
        <FactList
          facts={[
            [text('report.project'), session.projectName],
            [text('report.character'), session.character],
            [text('report.when'), <DateText key="when" instant={session.startsAt} withZone />],
            [text('report.yourPart'), text(`report.role.${role}`)],
          ]}
        />
      </Card>
      {signedAt ? (
        <SignedSection report={report} />
      ) : (
        <SectionForm
          section={loaded}
          save={async (patch, submission) => {
            latest.current = await api.sessions.signPublicReport(
              { id: loaded.id },
              { token },
              patch,
              submission,
            );
            return latest.current.revision;
          }}
          onSigned={() => {
            setSigned(latest.current);
            window.scrollTo(0, 0);
          }}
        />
      )}
      {sealedAt && (
        <SendButton
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onSend={() => saveSealedReport(urlIdentifier, token, `${text('report.fileName')}.pdf`)}
        >
          {text('report.download')}
        </SendButton>
      )}
      <Card component="section" aria-label={text('report.signatures')} sx={{ padding: 2.5 }}>
        <FactList
          facts={REPORT_ROLES.map((reportRole) => [
            text(`report.role.${reportRole}`),
            <SignedState key={reportRole} isSigned={report.signed[reportRole]} />,
          ])}
        />
      </Card>
      <Link
        component="button"
        type="button"
        onClick={onLeave}
        sx={{ alignSelf: 'flex-start', fontSize: '1rem', minHeight: 44 }}
      >
        {text('report.again')}
      </Link>
    </Box>
  );
};
