import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { hasSigned, getSection, getSigningRole } from '@domain/sessions/report-sections.ts';
import { SECTION_PREFIX, type RecordingSessionReport, type ReportRole } from '@domain/sessions/report.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { saveSection } from '../data/saveSection.ts';
import type { Contacts } from '../data/useContacts.ts';

const SectionForm = lazyComponent(async () => {
  const [form] = await Promise.all([import('../../../common/report/SectionForm.tsx'), wantTexts('report')]);
  return form.SectionForm;
});

interface Props {
  readonly session: RecordingSession;
  readonly contacts: Contacts;
  readonly report: RecordingSessionReport;
}

/** The reader's unsigned sections of a report; an acting admin can't sign. */
export const OwnSections = ({ session, contacts, report }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const reader = useSignedIn();
  const [opened, setOpened] = useState<{ readonly role: ReportRole; readonly as: RecordingSessionReport }>();
  if (isImpersonating(reader)) return null;

  const open = getSigningRole(session, contacts ?? [], reader).filter((role) => !hasSigned(report, role));
  const isOpen = opened && open.includes(opened.role);
  if (!isOpen)
    return (
      <Row sx={{ marginTop: open.length > 0 ? 2 : 0 }}>
        {open.map((role) => (
          <Button
            key={role}
            variant="contained"
            onPointerEnter={SectionForm.ahead}
            onFocus={SectionForm.ahead}
            onClick={() => setOpened({ role, as: report })}
          >
            {text('sessions.fillIn', { role: text(`sessions.signed.${role}`) })}
          </Button>
        ))}
      </Row>
    );

  const { role, as } = opened;

  return (
    <Box sx={{ marginTop: 2.5 }}>
      <SectionForm
        key={role}
        section={{
          role,
          signerName: reader.displayName,
          fields: getSection(as, role),
          revision: as[`${SECTION_PREFIX[role]}Revision`],
        }}
        save={(patch, submission) => saveSection(report.id, role, patch, submission)}
        onSigned={() => {
          setOpened(undefined);
          toasts.success(text('sessions.isSigned'));
        }}
      />
    </Box>
  );
};
