import type { TranslatedCatalog } from '../catalog.ts';
import type { agency as english } from '../en/agency.ts';

/** How an agency is set up by its admins. */
export const agency: TranslatedCatalog<typeof english> = {
  'agency.title': 'Agencia y marca',
  'agency.lead': 'El nombre, el aspecto y las direcciones de {agency}, y cómo se ven sus correos.',
  'agency.yours': 'Tus agencias',
  'agency.chosen': 'Actual',
  'agency.choose': 'Cambiar',
  'agency.chooseNamed': 'Cambiar a {agency}',
  'agency.none': 'No administras esta agencia',
  'agency.noneText': 'Elige arriba una agencia que administres.',
  'agency.new': 'Nueva agencia',
  'agency.newLead':
    'La administrarás tú. Después, cambia a ella para configurar aquí sus colores, logotipos y lo demás, y para añadir gente en la página Equipo de la agencia.',
  'agency.add': 'Añadir agencia',
  'agency.made': 'Se ha añadido {agency}. Cambia a ella para configurarla.',
  'agency.madeInviting':
    'Se ha añadido {agency} y se ha enviado a {email} una invitación para administrarla. Cambia a ella para configurarla.',
  'agency.firstAdmin': 'Quién la administrará (opcional)',
  'agency.firstAdminHint':
    'Recibirá por correo una invitación para administrarla. Cuando la acepte, podrás dejar la agencia en su página Equipo de la agencia.',
  'agency.names': 'Nombre y direcciones',
  'agency.publicName': 'Nombre público',
  'agency.slug': 'Nombre en las direcciones',
  'agency.slugHint':
    'Por ejemplo, /self/new-talent/tu-agencia. Las direcciones antiguas siguen llevando aquí.',
  'agency.slugFormer': 'Estas también llevan aquí: {slugs}',
  'agency.contactEmail': 'Dirección de contacto',
  'agency.contactEmailHint':
    'Aquí llegan los mensajes de clientes y talentos, y las respuestas a los correos.',
  'agency.supportEmail': 'Dirección de ayuda',
  'agency.supportEmailHint':
    'La ve quien abre un enlace cuando algo falla. Si está vacía, se muestra la de la plataforma.',
  'agency.senderName': 'Remitente de los correos',
  'agency.senderNameHint':
    'El nombre que se ve en la bandeja de entrada. Si está vacío, se muestra el de la plataforma.',
  'agency.schedulingLink': 'Página de pruebas de conexión',
  'agency.schedulingLinkHint': 'Si está vacía, acordáis la hora con los talentos por correo.',
  'agency.look': 'Aspecto',
  'agency.lookLead':
    'Las vistas previas muestran los cambios al momento. Nadie más los ve hasta que guardas.',
  'agency.accent': 'Color',
  'agency.accentNone': 'Si está vacío, se usa el color de la plataforma.',
  'agency.pickAccent': 'Elegir un color',
  'agency.onLight': 'Claro',
  'agency.onDark': 'Oscuro',
  'agency.contrastFine': '{scheme}: se muestra tal cual, contraste {ratio} a 1',
  'agency.contrastCorrected':
    '{scheme}: cuesta leerlo, así que se muestra como {colour}, contraste {ratio} a 1',
  'agency.logoUrl': 'Logotipo',
  'agency.logoUrlHint':
    'PNG, JPEG, WebP o SVG, hasta {megabytes} MB y {pixels} píxeles por lado. Los correos no muestran SVG.',
  'agency.logoDarkUrl': 'Logotipo sobre oscuro',
  'agency.logoDarkUrlHint': 'Si no hay, en modo oscuro el logotipo se muestra sobre blanco.',
  'agency.isotypeLogoUrl': 'Símbolo cuadrado',
  'agency.isotypeLogoUrlHint': 'Para la pestaña del navegador y la cabecera de la aplicación.',
  'agency.noLogo': 'Ninguno',
  'agency.uploadLogo': 'Subir',
  'agency.replaceLogo': 'Sustituir',
  'agency.removeLogo': 'Quitar',
  'agency.logoTooLarge': 'El archivo es demasiado grande. Elige un logotipo de menos de {megabytes} MB.',
  'agency.policies': 'Condiciones y privacidad',
  'agency.policiesLead':
    'Se enlazan desde las páginas públicas y los correos, y las acepta quien se registra. Deja los cuatro campos vacíos para usar las de la plataforma.',
  'agency.termsUrl': 'Términos y condiciones',
  'agency.termsVersion': 'Condiciones del',
  'agency.privacyUrl': 'Política de privacidad',
  'agency.privacyVersion': 'Política de privacidad del',
  'agency.versionHint':
    'La fecha de esta redacción. Cámbiala cuando cambie el texto: se guarda con cada consentimiento.',
  'agency.people': 'Idioma, moneda, zona horaria y menú',
  'agency.defaultLocale': 'Idioma de las invitaciones',
  'agency.defaultLocaleHint': 'Para quienes aún no tienen cuenta.',
  'agency.defaultLocaleNone': 'El idioma de quien invita',
  'agency.currency': 'Moneda',
  'agency.currencyHint': 'La primera tabla de tarifas empieza con ella.',
  'agency.currencyNone': 'Ninguna elegida',
  'agency.timeZone': 'Zona horaria',
  'agency.timeZoneHint':
    'Las semanas y los meses de las cifras, y las fechas de facturas, licencias, ingresos y tarifas, siguen esta zona horaria. Si no eliges ninguna, es {zone}.',
  'agency.mutedNews': 'Correos que no enviar',
  'agency.mutedNewsHint':
    'La dirección de contacto no recibe correos sobre esto; el panel lo sigue mostrando. Los mensajes llegan siempre.',
  'agency.news.registration': 'Registros por revisar',
  'agency.news.engineer': 'Técnicos de sonido que se han registrado',
  'agency.news.joined': 'Talentos que han aceptado una invitación',
  'agency.news.deletion': 'Solicitudes de eliminación de datos',
  'agency.news.express': 'Proyectos exprés',
  'agency.news.order': 'Pedidos',
  'agency.news.booking': 'Reservas canceladas de proyectos ya pedidos',
  'agency.news.connection': 'Solicitudes de prueba de conexión',
  'agency.news.use': 'Avisos de uso fuera de licencia',
  'agency.hiddenMenu': 'Ocultar del menú',
  'agency.hiddenMenuHint': 'Para toda la agencia, desde la próxima visita. Las páginas siguen donde están.',
  'agency.asksSecondFactor':
    'Exigir el inicio de sesión en dos pasos al equipo y a sus administradores. Quien no tenga un teléfono en su cuenta lo añade antes de continuar.',
  'agency.rateTables': 'Tablas de tarifas',
  'agency.pagePreview': 'Página detrás de un enlace',
  'agency.pagePreviewLead': 'En los dos esquemas de color, antes de guardar.',
  'agency.mailPreview': 'Correo',
  'agency.mailPreviewLead': 'Cómo se vería una invitación. No se envía nada.',
  'agency.mailFrame': 'Vista previa de un correo',
  'agency.sampleTitle': 'Audición para «Luz de puerto»',
  'agency.sampleText': '{agency} te ha invitado a una audición.',
  'agency.sampleAction': 'Sube tu toma',
};
