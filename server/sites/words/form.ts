import type { SiteLanguage } from '../../../contract/rules/websites/site';

/** What a visitor can be told of a field. */
export type FieldProblem = 'missing' | 'malformed' | 'long' | 'unreadable';

/** What the contact form and its answers say, in one language. `name` is the business's. */
export interface FormWords {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly optional: string;
  readonly message: string;
  readonly send: string;
  /** Beside the field that nobody sees. */
  readonly leaveEmpty: string;
  readonly heading: (name: string) => string;
  readonly problems: Readonly<Record<FieldProblem, string>>;
  readonly emailMalformed: string;
  readonly corrections: string;
  readonly once: { readonly title: string; readonly text: string };
  readonly tooMany: string;
  readonly tooLarge: string;
  readonly failed: string;
  readonly thanks: { readonly title: string; readonly text: (name: string) => string };
  readonly closed: { readonly title: string; readonly text: (name: string) => string };
  readonly back: string;
}

const en: FormWords = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  optional: 'optional',
  message: 'Message',
  send: 'Send message',
  leaveEmpty: 'Please leave this field empty',
  heading: (name) => `Write to ${name}`,
  problems: {
    missing: 'Please fill in this field.',
    malformed: 'Please write this on one line.',
    long: 'This is too long. Please shorten it.',
    unreadable: 'This holds characters that cannot be read. Please write it again.',
  },
  emailMalformed: 'Please enter an e-mail address, such as name@example.com.',
  corrections: 'Your message has not been sent yet. Please look at the fields that are marked.',
  once: {
    title: 'Please send it once more',
    text: 'Your message has not been sent yet. We want to be sure that a person wrote it: look at it once more, then press “Send message”.',
  },
  tooMany: 'Your message has not been sent: too many came in a short time. Please try again later.',
  tooLarge: 'Your message has not been sent: it is too long. Please shorten it.',
  failed: 'Your message has not been sent, because something went wrong with us. Please try again in a minute.',
  thanks: { title: 'Thank you', text: (name) => `Your message is on its way to ${name}.` },
  closed: {
    title: 'This form is closed',
    text: (name) => `Nothing was sent. Please reach ${name} in another way; its website says how.`,
  },
  back: 'Back to the website',
};

const de: FormWords = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  optional: 'freiwillig',
  message: 'Nachricht',
  send: 'Nachricht senden',
  leaveEmpty: 'Bitte lassen Sie dieses Feld leer',
  heading: (name) => `Nachricht an ${name}`,
  problems: {
    missing: 'Bitte füllen Sie dieses Feld aus.',
    malformed: 'Bitte schreiben Sie dies in eine Zeile.',
    long: 'Das ist zu lang. Bitte kürzen Sie es.',
    unreadable: 'Hier stehen Zeichen, die sich nicht lesen lassen. Bitte schreiben Sie es noch einmal.',
  },
  emailMalformed: 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  corrections: 'Ihre Nachricht ist noch nicht gesendet. Bitte sehen Sie sich die markierten Felder an.',
  once: {
    title: 'Bitte senden Sie noch einmal',
    text: 'Ihre Nachricht ist noch nicht gesendet. Wir möchten sicher sein, dass ein Mensch sie geschrieben hat: Sehen Sie sie noch einmal an und drücken Sie dann auf „Nachricht senden“.',
  },
  tooMany:
    'Ihre Nachricht ist nicht gesendet: In kurzer Zeit kamen zu viele. Bitte versuchen Sie es später noch einmal.',
  tooLarge: 'Ihre Nachricht ist nicht gesendet: Sie ist zu lang. Bitte kürzen Sie sie.',
  failed:
    'Ihre Nachricht ist nicht gesendet, weil bei uns etwas schiefgegangen ist. Bitte versuchen Sie es in einer Minute noch einmal.',
  thanks: { title: 'Vielen Dank', text: (name) => `Ihre Nachricht ist unterwegs zu ${name}.` },
  closed: {
    title: 'Dieses Formular ist geschlossen',
    text: (name) =>
      `Es wurde nichts gesendet. Bitte erreichen Sie ${name} auf anderem Weg; auf der Website steht, wie.`,
  },
  back: 'Zurück zur Website',
};

const es: FormWords = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  optional: 'opcional',
  message: 'Mensaje',
  send: 'Enviar mensaje',
  leaveEmpty: 'Deje este campo vacío',
  heading: (name) => `Escribir a ${name}`,
  problems: {
    missing: 'Rellene este campo.',
    malformed: 'Escríbalo en una sola línea.',
    long: 'Es demasiado largo. Acórtelo, por favor.',
    unreadable: 'Contiene caracteres que no se pueden leer. Escríbalo de nuevo, por favor.',
  },
  emailMalformed: 'Escriba una dirección de correo electrónico, por ejemplo nombre@example.com.',
  corrections: 'Su mensaje todavía no se ha enviado. Revise los campos marcados.',
  once: {
    title: 'Envíelo una vez más',
    text: 'Su mensaje todavía no se ha enviado. Queremos estar seguros de que lo ha escrito una persona: revíselo y pulse «Enviar mensaje».',
  },
  tooMany: 'Su mensaje no se ha enviado: han llegado demasiados en poco tiempo. Inténtelo de nuevo más tarde.',
  tooLarge: 'Su mensaje no se ha enviado: es demasiado largo. Acórtelo, por favor.',
  failed: 'Su mensaje no se ha enviado por un error nuestro. Inténtelo de nuevo dentro de un minuto.',
  thanks: { title: 'Gracias', text: (name) => `Su mensaje está en camino a ${name}.` },
  closed: {
    title: 'Este formulario está cerrado',
    text: (name) => `No se ha enviado nada. Contacte con ${name} de otra manera; su sitio web dice cómo.`,
  },
  back: 'Volver al sitio web',
};

const fr: FormWords = {
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  optional: 'facultatif',
  message: 'Message',
  send: 'Envoyer le message',
  leaveEmpty: 'Laissez ce champ vide',
  heading: (name) => `Écrire à ${name}`,
  problems: {
    missing: 'Veuillez remplir ce champ.',
    malformed: 'Veuillez l’écrire sur une seule ligne.',
    long: 'C’est trop long. Veuillez le raccourcir.',
    unreadable: 'Ce texte contient des caractères illisibles. Veuillez l’écrire à nouveau.',
  },
  emailMalformed: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
  corrections: 'Votre message n’est pas encore envoyé. Veuillez vérifier les champs signalés.',
  once: {
    title: 'Veuillez l’envoyer encore une fois',
    text: 'Votre message n’est pas encore envoyé. Nous voulons être sûrs qu’une personne l’a écrit : relisez-le, puis appuyez sur « Envoyer le message ».',
  },
  tooMany: 'Votre message n’est pas envoyé : il en est arrivé trop en peu de temps. Veuillez réessayer plus tard.',
  tooLarge: 'Votre message n’est pas envoyé : il est trop long. Veuillez le raccourcir.',
  failed: 'Votre message n’est pas envoyé, à cause d’une erreur de notre côté. Veuillez réessayer dans une minute.',
  thanks: { title: 'Merci', text: (name) => `Votre message est en route vers ${name}.` },
  closed: {
    title: 'Ce formulaire est fermé',
    text: (name) => `Rien n’a été envoyé. Veuillez joindre ${name} autrement ; son site dit comment.`,
  },
  back: 'Retour au site',
};

const nl: FormWords = {
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  optional: 'niet verplicht',
  message: 'Bericht',
  send: 'Bericht versturen',
  leaveEmpty: 'Laat dit veld leeg',
  heading: (name) => `Bericht aan ${name}`,
  problems: {
    missing: 'Vul dit veld in.',
    malformed: 'Schrijf dit op één regel.',
    long: 'Dit is te lang. Maak het korter.',
    unreadable: 'Hier staan tekens in die niet te lezen zijn. Schrijf het opnieuw.',
  },
  emailMalformed: 'Vul een e-mailadres in, bijvoorbeeld naam@example.com.',
  corrections: 'Uw bericht is nog niet verstuurd. Kijk naar de gemarkeerde velden.',
  once: {
    title: 'Verstuur het nog één keer',
    text: 'Uw bericht is nog niet verstuurd. We willen zeker weten dat een mens het heeft geschreven: lees het nog eens en druk dan op ‘Bericht versturen’.',
  },
  tooMany: 'Uw bericht is niet verstuurd: er kwamen er te veel in korte tijd. Probeer het later opnieuw.',
  tooLarge: 'Uw bericht is niet verstuurd: het is te lang. Maak het korter.',
  failed: 'Uw bericht is niet verstuurd, omdat er bij ons iets misging. Probeer het over een minuut opnieuw.',
  thanks: { title: 'Bedankt', text: (name) => `Uw bericht is onderweg naar ${name}.` },
  closed: {
    title: 'Dit formulier is gesloten',
    text: (name) => `Er is niets verstuurd. Neem op een andere manier contact op met ${name}; op de website staat hoe.`,
  },
  back: 'Terug naar de website',
};

const ar: FormWords = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  optional: 'اختياري',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  leaveEmpty: 'يرجى ترك هذا الحقل فارغًا',
  heading: (name) => `اكتب إلى ${name}`,
  problems: {
    missing: 'يرجى ملء هذا الحقل.',
    malformed: 'يرجى كتابة هذا في سطر واحد.',
    long: 'هذا النص طويل جدًا. يرجى اختصاره.',
    unreadable: 'يحتوي هذا النص على رموز لا يمكن قراءتها. يرجى كتابته مرة أخرى.',
  },
  emailMalformed: 'يرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.',
  corrections: 'لم تُرسل رسالتك بعد. يرجى مراجعة الحقول المحددة.',
  once: {
    title: 'يرجى إرسالها مرة أخرى',
    text: 'لم تُرسل رسالتك بعد. نريد التأكد من أن شخصًا كتبها: راجعها مرة أخرى ثم اضغط على «إرسال الرسالة».',
  },
  tooMany: 'لم تُرسل رسالتك، فقد وصلت رسائل كثيرة في وقت قصير. يرجى المحاولة لاحقًا.',
  tooLarge: 'لم تُرسل رسالتك لأنها طويلة جدًا. يرجى اختصارها.',
  failed: 'لم تُرسل رسالتك بسبب خطأ لدينا. يرجى المحاولة مرة أخرى بعد دقيقة.',
  thanks: { title: 'شكرًا لك', text: (name) => `رسالتك في طريقها إلى ${name}.` },
  closed: {
    title: 'هذا النموذج مغلق',
    text: (name) => `لم يُرسل شيء. يرجى التواصل مع ${name} بطريقة أخرى؛ ستجدها في الموقع.`,
  },
  back: 'العودة إلى الموقع',
};

export const formWords: Readonly<Record<SiteLanguage, FormWords>> = { en, de, es, fr, nl, ar };
