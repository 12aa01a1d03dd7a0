import { beforeAll, describe, expect, it } from 'vitest';
import type { UploadedLogo } from '@domain/agencies/logos.ts';
import { makePng } from '../../functions/src/outgoing/images/image.samples.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
let paths: readonly string[];

beforeAll(async () => {
  tenant = await makeTenant(1);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  await saveTable(admin.token, 0);
  await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });

  const { project } = await makeOrderable(tenant);
  const { show, place, move } = makeOrderCalls();
  const { collection } = await show(tenant.clientToken, project.id);
  await place(tenant.clientToken, project.id, collection.priceKey);
  expect((await move(admin.token, project.id, 'confirmed')).status).toBe(200);

  const { docs } = await firestore().collection('invoices').where('orderId', '==', project.id).get();
  paths = [`/order/${project.id}/confirmation`, ...docs.map(({ id }) => `/invoice/${id}`)];
  expect(paths).toHaveLength(2);
});

/** Uploads the agency's logo; returns the path of its file. */
const upload = async (bytes: Buffer, name: string): Promise<string> => {
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(bytes)]), name);

  const body = form;
  const { collection } = await call<UploadedLogo>('POST', `/agency/${tenant.agencyId}/logo`, {
    token: admin.token,
    body,
  });
  const changed = await call('PATCH', `/agency/${tenant.agencyId}`, {
    token: admin.token,
    body: { logoUrl: collection.url },
  });
  expect(changed.status).toBe(200);

  return `logos/${tenant.agencyId}/${collection.url.split('/').pop()}`;
};

const listPapers = async (language: 'en' | 'es'): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const path of paths) {
    const answer = await fetch(`${APP}/api${path}`, {
      headers: { Authorization: `Bearer ${tenant.clientToken}`, 'Accept-Language': language },
    });
    expect([path, answer.status]).toEqual([path, 200]);
    found.push(Buffer.from(await answer.arrayBuffer()).toString('latin1'));
  }
  return found;
};
const IMAGE = /\/Subtype \/Image/;

describe('the papers of an order', () => {
  it('have the agency’s logo, with alternative text', async () => {
    await upload(makePng({ kind: 6 }), 'logo.png');
    for (const pdf of await listPapers('en')) {
      expect(pdf).toMatch(IMAGE);
      expect(pdf).toMatch(/\/S \/Figure[^]*?\/Alt \(Logo of /);
    }
    for (const pdf of await listPapers('es')) expect(pdf).toMatch(/\/Alt \(Logotipo de /);
  });

  it('have only the name if the logo is broken, missing or not printable', async () => {
    const path = await upload(makePng(), 'logo.png');
    await bucket()
      .file(path)
      .save(makePng({ packed: Buffer.from('no pixels at all') }));
    for (const pdf of await listPapers('en')) expect(pdf).not.toMatch(IMAGE);
    await bucket().file(path).delete();
    for (const pdf of await listPapers('en')) expect(pdf).not.toMatch(IMAGE);

    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h9v9z"/></svg>';
    await upload(Buffer.from(svg), 'logo.svg');
    for (const pdf of await listPapers('en')) expect(pdf).not.toMatch(IMAGE);
  });
});
