import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openPage, picture } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { APP } from '../stack/admin.ts';

useBrowser();

/** The half-signed report of the demo data. */
const REPORT = `${APP}/client/report/Hn4kT8rQz2WmVb6xLc9pDs3y`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

it('opens by an address, is kept over a reload, and is signed by the last two in their own browsers', async () => {
  const page = await openPage({ ...PHONE, locale: 'es-ES' });
  await page.goto(REPORT);
  await page.getByRole('button', { name: 'Abrir el informe' }).click();
  await page.getByText('Escribe el correo para acceder').waitFor();
  await page.getByLabel('Correo').fill('stranger@studio.example');
  await page.getByRole('button', { name: 'Abrir el informe' }).click();
  await page.getByText('no tienes permiso para ver este informe').waitFor();
  await page.getByLabel('Correo').fill('director@studio.example');
  await page.getByRole('button', { name: 'Abrir el informe' }).click();
  const comments = page.getByLabel('Comentarios sobre el guion');
  await comments.fill('Una línea nueva al final');
  await page.getByText('Guardado', { exact: true }).waitFor();
  await picture(page, 'report-phone');
  await page.reload();
  await expect.poll(() => comments.inputValue()).toBe('Una línea nueva al final');
  await page.getByLabel('Nombre completo').fill('Dario');
  await page.getByLabel('Lo he leído').check();
  await page.getByRole('button', { name: 'Firmar' }).click();
  await page.getByText('Escribe tu nombre completo.').waitFor();
  await page.getByLabel('Nombre completo').fill('Dario Vela');
  await page.getByRole('button', { name: 'Firmar' }).click();
  await page.getByText('esperando a los demás asistentes').waitFor();
  await picture(page, 'report-signed');
  await page.context().close();

  const other = await openPage({ locale: 'en-GB' });
  await other.goto(REPORT);
  await other.getByLabel('Email').fill('client@agency-one.example');
  await other.getByRole('button', { name: 'Open the report' }).click();
  await other.getByLabel('Full name').fill('Clara Benet');
  await other.getByLabel('What I entered is correct').check();
  await picture(other, 'report-wide');
  await other.getByRole('button', { name: 'Sign', exact: true }).click();
  await other.getByText('Everyone has signed').waitFor();
  await other.context().close();

  const engineer = await openAs('engineer@agency-one.example', '/sessions');
  await engineer.getByRole('heading', { name: 'Past' }).waitFor();
  await picture(engineer, 'sessions');
  await engineer.getByRole('link', { name: 'Grandmother, Olive Grove' }).click();
  await engineer.getByText('Signed by Dario Vela').waitFor();
  await picture(engineer, 'session');
  await engineer.context().close();
});

it('is one file, which the check of reports knows again, and no other', async () => {
  const engineer = await openAs('engineer@agency-one.example', '/sessions/session-olive-done');
  const downloading = engineer.waitForEvent('download');
  await engineer.getByRole('button', { name: 'Download as PDF' }).click();
  const bytes = await readFile(await (await downloading).path());
  await engineer.context().close();

  const page = await openPage({ ...PHONE, locale: 'en-GB' });
  await page.goto(`${APP}/verify-report`);
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.method()} ${request.postData() ?? ''}`));
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose a PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('report.pdf', bytes);
  await page.getByText('This is a report that was sealed here').waitFor();
  expect(sent.filter((one) => one !== 'GET ')).toEqual([]);
  await picture(page, 'verify-phone');
  const changed = Buffer.from(bytes);
  changed[changed.length - 8]! ^= 1;
  await choose('changed.pdf', changed);
  await page.getByText('This file was not sealed here').waitFor();
  await choose('letter.pdf', Buffer.from('a letter'));
  await page.getByText('This file is not a PDF').waitFor();
  await page.context().close();

  const wide = await openPage({ locale: 'es-ES', colorScheme: 'dark' });
  await wide.goto(`${APP}/verify-report`);
  const zone = wide.getByLabel('Elige un PDF');
  await zone.setInputFiles({ name: 'informe.pdf', mimeType: 'application/pdf', buffer: bytes });
  await wide.getByText('Es un informe que se selló aquí').waitFor();
  await picture(wide, 'verify-wide-dark');
  await wide.context().close();
});
