/** What people call the sections of a CV, beside the words that our own CVs have for them. */
import { cvWords } from '../cv-words.ts';
import type { SectionKind } from '../cv.ts';

export type HeadingKind = SectionKind | 'summary' | 'contact';
export const CV_LANGUAGES = ['en', 'ar', 'de', 'es', 'fa', 'fr', 'he', 'hi', 'it', 'pt', 'ru'] as const;
type Language = (typeof CV_LANGUAGES)[number];

type Words = Partial<Record<HeadingKind, string>>;
const MORE: Readonly<Record<Language, Words>> = {
  en: {
    experience: `
      work experience|professional experience|employment|employment history|work history|career history|career|
      relevant experience|work|jobs`,
    education: 'education and training|academic background|academic history|qualifications|studies|degrees',
    skills: `
      technical skills|key skills|core skills|core competencies|competencies|skill set|technologies|tools|
      tech stack|expertise|areas of expertise|abilities`,
    languages: 'language skills|spoken languages',
    certifications: `
      certificates|certification|licenses & certifications|licenses and certifications|licenses|
      courses and certificates`,
    portfolio: 'personal projects|selected projects|side projects|portfolio|selected work|key projects|open source',
    publications: 'papers|selected publications|articles|research publications',
    summary: `
      profile|about|about me|professional summary|executive summary|objective|career objective|professional profile|
      personal statement|overview`,
    contact: 'contact|contact details|contact information|contacts|personal details|personal information|personal data',
  },
  ar: {
    experience: 'الخبرات|الخبرة العملية|الخبرات العملية|الخبرة المهنية|الخبرات المهنية|خبرات العمل',
    education: 'المؤهلات العلمية|المؤهلات|التعليم والتدريب|الدراسة',
    skills: 'المهارات التقنية|القدرات',
    certifications: 'الشهادات المهنية|الدورات|الشهادات والدورات|الدورات التدريبية',
    portfolio: 'الأعمال|معرض الأعمال|أهم المشاريع',
    publications: 'الأبحاث|المؤلفات',
    summary: 'الملخص|ملخص|نبذة عني|نبذة شخصية|الملف الشخصي|الهدف الوظيفي|الملخص المهني',
    contact: 'معلومات الاتصال|بيانات الاتصال|التواصل|معلومات التواصل|البيانات الشخصية|المعلومات الشخصية',
  },
  de: {
    experience: `
      erfahrung|berufliche erfahrung|beruflicher werdegang|werdegang|praxiserfahrung|berufspraxis|tätigkeiten`,
    education: `
      bildung|studium|schulbildung|bildungsweg|akademische ausbildung|aus- und weiterbildung|ausbildung und studium`,
    skills: `
      fähigkeiten|fertigkeiten|kompetenzen|it-kenntnisse|edv-kenntnisse|fachkenntnisse|kenntnisse und fähigkeiten|
      stärken`,
    languages: 'sprachkenntnisse',
    certifications: 'zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|zertifikate und weiterbildungen',
    portfolio: 'projekterfahrung|ausgewählte projekte|portfolio|arbeiten',
    publications: 'publikationen',
    summary: 'kurzprofil|über mich|zusammenfassung|persönliches profil|berufsprofil',
    contact: 'kontakt|kontaktdaten|persönliche daten|persönliche angaben',
  },
  es: {
    experience: 'experiencia laboral|experiencia profesional|trayectoria profesional|historial laboral',
    education: 'educación|estudios|formación académica|formación profesional',
    skills: 'habilidades|aptitudes|conocimientos|destrezas|habilidades técnicas',
    languages: 'lenguas',
    certifications: 'certificaciones|cursos|cursos y certificaciones|formación complementaria',
    portfolio: 'proyectos destacados|portafolio|portfolio',
    summary: 'perfil|perfil profesional|sobre mí|acerca de mí|extracto|resumen profesional|objetivo',
    contact: 'contacto|datos personales|datos de contacto|información de contacto',
  },
  fa: {
    experience: 'سابقه کار|سابقه کاری|سوابق شغلی|تجربه کاری|تجربیات کاری|تجارب کاری',
    education: 'سوابق تحصیلی|تحصیلات دانشگاهی|سابقه تحصیلی',
    skills: 'مهارت‌های فنی|مهارت ها|توانمندی‌ها|توانایی‌ها',
    languages: 'زبان‌های خارجی|زبان ها|زبان',
    certifications: 'گواهینامه‌ها|دوره‌ها|دوره‌ها و گواهینامه‌ها|مدارک',
    portfolio: 'پروژه ها|نمونه کارها|نمونه‌کارها',
    publications: 'مقالات|انتشارات',
    summary: 'درباره من|خلاصه حرفه‌ای|پروفایل',
    contact: 'اطلاعات تماس|تماس|راه‌های تماس|اطلاعات شخصی|مشخصات فردی',
  },
  fr: {
    experience: 'expériences|expérience professionnelle|expériences professionnelles|parcours professionnel',
    education: 'formations|éducation|études|diplômes|parcours académique|formation académique',
    skills: 'compétences techniques|savoir-faire|aptitudes|outils|compétences clés',
    languages: 'compétences linguistiques',
    certifications: 'certificats|formations complémentaires',
    portfolio: 'projets personnels|réalisations|portfolio',
    summary: 'résumé|à propos|à propos de moi|présentation|objectif|profil professionnel',
    contact: 'contact|coordonnées|informations personnelles',
  },
  he: {
    experience: 'ניסיון תעסוקתי|ניסיון מקצועי|ניסיון בעבודה|תעסוקה',
    education: 'לימודים|השכלה והכשרה',
    skills: 'מיומנויות|כישורים טכניים|יכולות',
    certifications: 'הסמכות|קורסים|קורסים והסמכות',
    portfolio: 'תיק עבודות|פרויקטים נבחרים',
    summary: 'אודות|פרופיל|על עצמי|תמצית|פרופיל מקצועי',
    contact: 'פרטי קשר|יצירת קשר|פרטים אישיים|פרטי התקשרות',
  },
  hi: {
    experience: 'कार्य अनुभव|पेशेवर अनुभव|कार्यानुभव',
    education: 'शैक्षिक योग्यता|शैक्षणिक योग्यता|योग्यता',
    skills: 'दक्षताएँ|तकनीकी कौशल',
    languages: 'भाषा|भाषाएं|भाषा ज्ञान',
    certifications: 'प्रमाण पत्र|प्रमाणन',
    portfolio: 'परियोजनाएं|प्रोजेक्ट',
    summary: 'परिचय|मेरे बारे में|उद्देश्य|प्रोफ़ाइल',
    contact: 'संपर्क|संपर्क विवरण|व्यक्तिगत विवरण',
  },
  it: {
    experience: `
      esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali`,
    education: 'formazione|istruzione e formazione|studi|titoli di studio',
    skills: 'capacità e competenze|competenze tecniche|abilità|conoscenze',
    languages: 'lingue straniere|competenze linguistiche|conoscenze linguistiche',
    certifications: 'certificati|corsi|attestati|corsi e certificazioni',
    portfolio: 'progetti personali|portfolio',
    summary: 'chi sono|sommario|presentazione|profilo professionale|su di me',
    contact: 'contatti|dati personali|informazioni personali|recapiti',
  },
  pt: {
    experience: `
      experiência profissional|experiências profissionais|experiências|histórico profissional|percurso profissional`,
    education: 'educação|formação acadêmica|formação académica|escolaridade|estudos',
    skills: 'habilidades|conhecimentos|aptidões|competências técnicas',
    languages: 'línguas',
    certifications: 'certificados|cursos|cursos complementares|cursos e certificações',
    portfolio: 'projetos pessoais|projectos|portfólio|portefólio',
    summary: 'perfil|sobre mim|sobre|perfil profissional|objetivo|resumo profissional',
    contact: 'contato|contacto|contatos|contactos|dados pessoais|informações pessoais|informações de contato',
  },
  ru: {
    experience: 'опыт|профессиональный опыт|трудовой опыт|трудовая деятельность|карьера',
    education: 'образование и курсы|высшее образование|обучение',
    skills: 'ключевые навыки|профессиональные навыки|умения|компетенции|технологии|знания и навыки',
    languages: 'знание языков|владение языками|иностранные языки',
    certifications: 'курсы|сертификация|повышение квалификации|курсы и сертификаты',
    portfolio: 'портфолио|избранные проекты',
    publications: 'статьи|научные публикации',
    summary: 'обо мне|профиль|резюме|краткая информация|цель',
    contact: 'контакты|контактная информация|личные данные|личная информация',
  },
};

const own = (language: Language): Words => ({ ...cvWords(language).sections, summary: cvWords(language).summary });

/** As it is compared: "5. WORK EXPERIENCE:" is "work experience". */
const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
    .replaceAll(/\s*&\s*/g, ' & ')
    .replaceAll(/\s+/g, ' ');
/** "E X P E R I E N C E": letters set apart for their looks. */
const closed = (text: string): string => (/^(?:\p{L}\s){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text);

interface KnownHeading {
  readonly kind: HeadingKind;
  readonly languages: readonly Language[];
}

const KNOWN = new Map<string, KnownHeading>(
  Object.entries(
    Object.groupBy(
      CV_LANGUAGES.flatMap((language) =>
        [own(language), MORE[language]].flatMap((words) =>
          (Object.entries(words) as [HeadingKind, string][]).flatMap(([kind, text]) =>
            text.split('|').map((word) => ({ word: plain(word), kind, language })),
          ),
        ),
      ),
      ({ word }) => word,
    ),
  ).map(([word, found = []]) => [
    word,
    { kind: found[0]?.kind ?? 'custom', languages: [...new Set(found.map(({ language }) => language))] },
  ]),
);

export const knownHeading = (text: string): KnownHeading | undefined => KNOWN.get(plain(closed(text.trim())));

/** The language of most of the headings; null where several share them all. */
export function languageOfHeadings(headings: readonly string[]): string | null {
  const counts = CV_LANGUAGES.map((language) => ({
    language,
    count: headings.filter((heading) => knownHeading(heading)?.languages.includes(language)).length,
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first !== undefined && first.count > (second?.count ?? 0) ? first.language : null;
}
