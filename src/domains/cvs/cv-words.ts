/** The words of a CV that nobody types, in the languages that most CVs here are written in; English for all others. */
import type { SectionKind } from './cv.ts';
import type { UserRecord } from '#domains/accounts/user-record.ts';

type Fluency = UserRecord['languages'][number]['fluency'];
export interface CvWords {
  readonly sections: Readonly<Record<SectionKind, string>>;
  readonly fluencies: Readonly<Record<Fluency, string>>;
  /** The end of what still goes on. */
  readonly now: string;
  readonly verified: string;
  readonly summary: string;
  /** What we vouch for; a figure follows after a colon, but for the identity. */
  readonly facts: {
    readonly work: string;
    readonly onTime: string;
    readonly rating: string;
    readonly identity: string;
    readonly earned: string;
  };
}

const words = (
  sections: readonly string[],
  fluencies: readonly string[],
  [now = '', verified = '', summary = '']: readonly string[],
  [work = '', onTime = '', rating = '', identity = '', earned = '']: readonly string[],
): CvWords => {
  const [experience, education, skills, languages, certifications, portfolio, facts, publications, custom] = sections;
  const [basic, conversational, fluent, native] = fluencies;
  return {
    sections: {
      experience,
      education,
      skills,
      languages,
      certifications,
      portfolio,
      verified: facts,
      publications,
      custom,
    } as CvWords['sections'],
    fluencies: { basic, conversational, fluent, native } as CvWords['fluencies'],
    now,
    verified,
    summary,
    facts: { work, onTime, rating, identity, earned },
  };
};

const ENGLISH = words(
  [
    'Experience',
    'Education',
    'Skills',
    'Languages',
    'Certifications',
    'Projects',
    'Verified record',
    'Publications',
    'More',
  ],
  ['basic', 'conversational', 'fluent', 'native'],
  ['now', 'verified', 'Summary'],
  ['Completed orders and contracts', 'On time', 'Rating by clients', 'Identity verified', 'Earned here, more than'],
);

const WORDS: Readonly<Record<string, CvWords>> = {
  en: ENGLISH,
  ar: words(
    ['الخبرة', 'التعليم', 'المهارات', 'اللغات', 'الشهادات', 'المشاريع', 'سجل موثّق', 'المنشورات', 'معلومات أخرى'],
    ['أساسي', 'متوسط', 'طلِق', 'اللغة الأم'],
    ['حتى الآن', 'موثّق', 'نبذة'],
    ['الطلبات والعقود المكتملة', 'في الموعد', 'تقييم العملاء', 'الهوية موثّقة', 'الدخل هنا أكثر من'],
  ),
  de: words(
    [
      'Berufserfahrung',
      'Ausbildung',
      'Kenntnisse',
      'Sprachen',
      'Zertifikate',
      'Projekte',
      'Geprüfte Angaben',
      'Veröffentlichungen',
      'Weiteres',
    ],
    ['Grundkenntnisse', 'gute Kenntnisse', 'fließend', 'Muttersprache'],
    ['heute', 'geprüft', 'Profil'],
    [
      'Abgeschlossene Aufträge und Verträge',
      'Pünktlich',
      'Bewertung durch Kunden',
      'Identität geprüft',
      'Hier verdient, mehr als',
    ],
  ),
  es: words(
    [
      'Experiencia',
      'Formación',
      'Competencias',
      'Idiomas',
      'Certificados',
      'Proyectos',
      'Datos verificados',
      'Publicaciones',
      'Más',
    ],
    ['básico', 'intermedio', 'fluido', 'nativo'],
    ['actualidad', 'verificado', 'Resumen'],
    [
      'Pedidos y contratos completados',
      'A tiempo',
      'Valoración de clientes',
      'Identidad verificada',
      'Ganado aquí, más de',
    ],
  ),
  fa: words(
    ['سوابق کاری', 'تحصیلات', 'مهارت‌ها', 'زبان‌ها', 'گواهی‌نامه‌ها', 'پروژه‌ها', 'سوابق تأییدشده', 'آثار منتشرشده', 'سایر'],
    ['مقدماتی', 'متوسط', 'روان', 'زبان مادری'],
    ['اکنون', 'تأییدشده', 'خلاصه'],
    ['سفارش‌ها و قراردادهای انجام‌شده', 'به‌موقع', 'امتیاز مشتریان', 'هویت تأیید شده', 'درآمد در اینجا بیش از'],
  ),
  fr: words(
    [
      'Expérience',
      'Formation',
      'Compétences',
      'Langues',
      'Certifications',
      'Projets',
      'Données vérifiées',
      'Publications',
      'Autres',
    ],
    ['notions', 'intermédiaire', 'courant', 'langue maternelle'],
    ['aujourd’hui', 'vérifié', 'Profil'],
    [
      'Commandes et contrats terminés',
      'Dans les délais',
      'Note des clients',
      'Identité vérifiée',
      'Gagné ici, plus de',
    ],
  ),
  he: words(
    ['ניסיון', 'השכלה', 'כישורים', 'שפות', 'תעודות', 'פרויקטים', 'רקע מאומת', 'פרסומים', 'עוד'],
    ['בסיסית', 'בינונית', 'שוטפת', 'שפת אם'],
    ['היום', 'מאומת', 'תקציר'],
    ['הזמנות וחוזים שהושלמו', 'בזמן', 'דירוג לקוחות', 'זהות מאומתת', 'הכנסה כאן, יותר מ'],
  ),
  hi: words(
    ['अनुभव', 'शिक्षा', 'कौशल', 'भाषाएँ', 'प्रमाणपत्र', 'परियोजनाएँ', 'सत्यापित रिकॉर्ड', 'प्रकाशन', 'अन्य'],
    ['बुनियादी', 'बातचीत योग्य', 'धाराप्रवाह', 'मातृभाषा'],
    ['अब तक', 'सत्यापित', 'सारांश'],
    ['पूरे किए गए ऑर्डर और अनुबंध', 'समय पर', 'ग्राहकों की रेटिंग', 'पहचान सत्यापित', 'यहाँ की कमाई, से अधिक'],
  ),
  it: words(
    [
      'Esperienza',
      'Istruzione',
      'Competenze',
      'Lingue',
      'Certificazioni',
      'Progetti',
      'Dati verificati',
      'Pubblicazioni',
      'Altro',
    ],
    ['base', 'intermedio', 'fluente', 'madrelingua'],
    ['oggi', 'verificato', 'Profilo'],
    [
      'Ordini e contratti completati',
      'In orario',
      'Valutazione dei clienti',
      'Identità verificata',
      'Guadagnato qui, più di',
    ],
  ),
  pt: words(
    [
      'Experiência',
      'Formação',
      'Competências',
      'Idiomas',
      'Certificações',
      'Projetos',
      'Dados verificados',
      'Publicações',
      'Outros',
    ],
    ['básico', 'intermediário', 'fluente', 'nativo'],
    ['atualmente', 'verificado', 'Resumo'],
    [
      'Pedidos e contratos concluídos',
      'No prazo',
      'Avaliação dos clientes',
      'Identidade verificada',
      'Ganho aqui, mais de',
    ],
  ),
  ru: words(
    [
      'Опыт работы',
      'Образование',
      'Навыки',
      'Языки',
      'Сертификаты',
      'Проекты',
      'Подтверждённые данные',
      'Публикации',
      'Дополнительно',
    ],
    ['базовый', 'разговорный', 'свободный', 'родной'],
    ['настоящее время', 'подтверждено', 'О себе'],
    ['Выполненные заказы и контракты', 'В срок', 'Оценка клиентов', 'Личность подтверждена', 'Заработано здесь, более'],
  ),
};

export const cvWords = (language: string): CvWords => WORDS[language] ?? ENGLISH;

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur', 'ps'];
export const isRightToLeft = (language: string): boolean => RIGHT_TO_LEFT.includes(language);
