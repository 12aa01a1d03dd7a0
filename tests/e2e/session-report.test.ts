import { expect, it } from 'vitest';
import { openPage, takePicture } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { APP } from '../stack/admin.ts';
import { waitForCode } from '../stack/sessions.ts';

useBrowser();

/** The half-signed report of the demo data. */
const REPORT = `${APP}/client/report/Hn4kT8rQz2WmVb6xLc9pDs3y`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

it('a report opens by link, survives a reload, and is signed by the last two in their own browsers', async () => {
  const page = await openPage({ ...PHONE, locale: 'es-ES' });
  await page.goto(REPORT);
  await page.getByLabel('Correo').fill('stranger@studio.example');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByText('no tienes permiso para ver este informe').waitFor();
  await page.getByLabel('Correo').fill('director@studio.example');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await page.getByLabel('Código de seis dígitos').fill(await waitForCode('director@studio.example', 0));
  await page.getByRole('button', { name: 'Abrir el informe' }).click();

  const comments = page.getByLabel('Comentarios sobre el guion');
  await comments.fill('Una línea nueva al final');
  await page.getByText('Guardado', { exact: true }).waitFor();
  await takePicture(page, 'report-phone');
  await page.reload();
  await expect.poll(() => comments.inputValue()).toBe('Una línea nueva al final');
  await page.getByLabel('Nombre completo').fill('Dario');
  await page.getByLabel('Lo que he indicado es correcto').check();
  await page.getByRole('button', { name: 'Firmar' }).click();
  await page.getByText('Escribe tu nombre completo.').waitFor();
  await page.getByLabel('Nombre completo').fill('Dario Vela');
  await page.getByRole('button', { name: 'Firmar' }).click();
  await page.getByText('esperando a los demás asistentes').waitFor();
  await takePicture(page, 'report-signed');
  await page.context().close();

  const secondPage = await openPage({ locale: 'en-GB' });
  await secondPage.goto(REPORT);
  await secondPage.getByLabel('Email').fill('client@agency-one.example');
  await secondPage.getByRole('button', { name: 'Send code' }).click();
  await secondPage.getByLabel('Six-digit code').fill(await waitForCode('client@agency-one.example', 0));
  await secondPage.getByRole('button', { name: 'Open the report' }).click();
  await secondPage.getByLabel('Full name').fill('Clara Benet');
  await secondPage.getByLabel('What I entered is correct').check();
  await takePicture(secondPage, 'report-wide');
  await secondPage.getByRole('button', { name: 'Sign', exact: true }).click();
  await secondPage.getByText('Everyone has signed').waitFor();
  await secondPage.context().close();

  const engineer = await openAs('engineer@agency-one.example', '/sessions');
  await engineer.getByRole('heading', { name: 'Past' }).waitFor();
  await takePicture(engineer, 'sessions');
  await engineer.getByRole('link', { name: 'Grandmother, Olive Grove' }).click();
  await engineer.getByText('Signed by Dario Vela').waitFor();
  await takePicture(engineer, 'session');
  await engineer.context().close();
});
