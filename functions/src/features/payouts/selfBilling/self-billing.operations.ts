import type { selfBillingApi } from '@domain/selfBilling/self-billing.api.ts';
import type { Operations } from '../../../work/operation.ts';
import { acceptAgreement, endAgreement, offerAgreement, showAgreement } from './agreements.ts';
import { decidePaper } from './decide-paper.ts';
import { listOwnPapers, sendTalentInvoice } from './own-papers.ts';
import { listPapers, sendSelfBilled } from './papers.ts';
import { reissuePaper } from './reissue-paper.ts';
import { uploadInvoice } from './upload-invoice.ts';

export const selfBilling: Operations<keyof typeof selfBillingApi> = {
  'selfBilling.accept': acceptAgreement,
  'selfBilling.agreement': showAgreement,
  'selfBilling.decide': decidePaper,
  'selfBilling.end': endAgreement,
  'selfBilling.invoice': sendTalentInvoice,
  'selfBilling.offer': offerAgreement,
  'selfBilling.own': listOwnPapers,
  'selfBilling.paper': sendSelfBilled,
  'selfBilling.papers': listPapers,
  'selfBilling.reissue': reissuePaper,
  'selfBilling.uploadInvoice': uploadInvoice,
};
