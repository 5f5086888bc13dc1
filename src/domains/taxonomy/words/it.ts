/** Italian: what people type for categories, and common words by their English ones. */
export const it = {
  stopWords: `
il lo la i gli le l un uno una di d del dello della dell dei degli delle a ad al allo alla all ai agli alle
da dal dallo dalla dall dai dagli dalle in nel nello nella nell nei negli nelle con col su sul sullo sulla sull sui
sulle per tra fra e ed o oppure ma se che chi cui come dove quando quanto quale quali perché non più anche solo già
molto poco io me mi mio mia miei mie tu te ti tuo tua noi ci nostro nostra nostri nostre voi vi vostro lui lei
suo sua loro si ne questo questa questi queste quest quello quella qualcuno qualcosa sono siamo ho hai ha abbiamo
avere essere vorrei voglio vogliamo volevo devo dovrei dobbiamo posso puoi può potete potrebbe serve servono servirebbe
bisogno occorre cerco cerchiamo cercasi cercando aiuto aiutarmi aiutami aiuti fare faccia farmi fai cosa
sappia grazie favore salve
`,
  categories: `
brand-design: grafica, grafico, graphic design, grafico pubblicitario, grafica pubblicitaria, progettazione grafica
brand-design: graphic designer, grafico freelance, grafica freelance, studio grafico, design grafico
brand-design: lavori di grafica, materiale grafico, comunicazione visiva
logo-design: logo, loghi, logotipo, logotipi, creare logo, creazione logo, fare un logo, logo aziendale
logo-design: disegnare logo, design del logo, marchio grafico, rifare il logo, restyling logo, vettorializzare logo
logo-design: logo in vettoriale, ideare logo, realizzazione logo
brand-identity: immagine coordinata, identità visiva, identità di marca, brand identity, branding, identità aziendale
brand-identity: corporate identity, manuale del marchio, linee guida del brand, brand book, palette colori brand
brand-identity: rebranding, immagine aziendale, biglietti da visita e carta intestata
packaging-design: packaging, confezione prodotto, design della confezione, etichetta, etichette, grafica etichetta
packaging-design: etichetta vino, etichetta bottiglia, scatola prodotto, grafica scatola, imballaggio
packaging-design: design packaging, fustella, etichette per barattoli
presentation-design: presentazione powerpoint, presentazioni powerpoint, powerpoint, power point, slide, slides
presentation-design: fare slide, pitch deck, presentazione aziendale, presentazione grafica, impaginare presentazione
presentation-design: keynote, google slides, slide per la tesi
print-design: volantino, volantini, locandina, locandine, manifesto pubblicitario, flyer, dépliant, brochure
print-design: biglietti da visita, biglietto da visita, poster, grafica per la stampa, pieghevole, catalogo prodotti
print-design: partecipazioni matrimonio, inviti da stampare, roll up, file pronto per la stampa
book-covers: copertina libro, copertine libri, copertina ebook, copertina romanzo, copertina kdp, grafica copertina
book-covers: impaginazione libro, impaginare libro, impaginatore, impaginazione ebook, formattazione libro
book-covers: formattazione kindle, layout libro, impaginazione rivista
social-media-design: grafica social, grafiche social, grafica instagram, grafiche per instagram, grafica per post
social-media-design: template instagram, post grafici, copertina facebook, banner youtube, miniatura youtube
social-media-design: miniature youtube, storie instagram grafica, template canva, canva, banner social
social-media-design: carosello instagram
menu-signage-design: menu ristorante, grafica menù, menù pizzeria, menù bar, impaginare menù, insegna, insegne
menu-signage-design: insegna negozio, cartellonistica, segnaletica, vetrofania, vetrina negozio grafica
menu-signage-design: cartelli per negozio
web-development: siti web, sviluppo web, sviluppatore web, web developer, programmatore web, siti internet
web-development: chi fa siti, web agency, webmaster, sviluppatrice web, html css, frontend, creazione siti
web-design: web design, web designer, grafica sito, design del sito, design sito web, restyling sito
web-design: interfaccia utente, interfaccia grafica, ui design, ux design, ui ux, figma, mockup sito, wireframe
web-design: prototipo interfaccia, grafica app
business-websites: sito web, sito internet, sito aziendale, sito vetrina, creare sito, creare un sito
business-websites: creazione sito web, realizzazione sito web, fare un sito, sito wordpress, wordpress
business-websites: pagina web aziendale, sito per la mia attività, sito per ristorante, sito professionale
business-websites: sito portfolio, blog wordpress
landing-pages: landing page, landing, pagina di atterraggio, pagina di vendita, sales page, one page
landing-pages: sito di una pagina, pagina per campagna, pagina di conversione, squeeze page, funnel di vendita
landing-pages: pagina raccolta contatti
online-shops: negozio online, e-commerce, ecommerce, sito e-commerce, shop online, vendere online, shopify
online-shops: woocommerce, prestashop, magento, aprire un negozio online, creare e-commerce, store online
online-shops: carrello e pagamenti, catalogo online, esperto shopify
website-repair: riparare sito, sistemare sito, sito non funziona, sito rotto, sito hackerato, sito bloccato
website-repair: errore wordpress, errori sito, aggiustare sito, assistenza wordpress, manutenzione sito
website-repair: virus nel sito, malware sito, sito down, aggiornamento wordpress, schermata bianca wordpress
website-speed: velocizzare sito, sito lento, velocità sito, sito più veloce, ottimizzare velocità
website-speed: tempi di caricamento, pagespeed, core web vitals, prestazioni sito, caricamento lento
website-speed: velocizzare wordpress, sito che carica piano
web-accessibility: accessibilità web, accessibilità sito, sito accessibile, wcag, rendere accessibile il sito
web-accessibility: dichiarazione di accessibilità, audit accessibilità, legge stanca, agid accessibilità
web-accessibility: european accessibility act, lettore di schermo, sito per non vedenti
website-migration: migrazione sito, migrare sito, spostare sito, trasferire sito, trasferimento sito, cambiare hosting
website-migration: cambio hosting, trasferimento dominio, spostare wordpress, migrazione wordpress, cambiare provider
website-migration: passare da wix a wordpress
writing-editing: scrittura, scrivere testi, testi, scrittore, scrittrice, redattore, redattrice, content writer
writing-editing: scrittura contenuti, redazione testi, scrivere un testo, autore di testi, ghost writer articoli
writing-editing: scrittura creativa
website-copywriting: copywriter, copywriting, copy, testi per sito, testi sito web, testi per il sito
website-copywriting: scrivere testi sito, testi pubblicitari, testi di vendita, web copy, pagina chi siamo testo
website-copywriting: testo homepage, slogan, payoff, naming, nome per azienda
articles-blog-posts: articoli, articolo, articoli blog, articoli per blog, scrivere articoli, blogger, post per blog
articles-blog-posts: articolista, redattore web, web writer, contenuti per blog, articolo giornalistico, articoli seo
articles-blog-posts: testi per blog
product-descriptions: descrizioni prodotti, descrizione prodotto, schede prodotto, scheda prodotto, testi e-commerce
product-descriptions: testi per negozio online, testi amazon, inserzioni amazon, descrizioni etsy
product-descriptions: titoli e descrizioni, descrivere prodotti, annunci di vendita testo
proofreading-copyediting: correzione bozze, correggere testo, correttore di bozze, correttrice di bozze
proofreading-copyediting: revisione testo, correzione testi, correzione grammaticale, errori di grammatica
proofreading-copyediting: editing libro, editing romanzo, editor per romanzo, rilettura tesi, correzione tesi
proofreading-copyediting: revisione tesi, correggere errori, controllo ortografico
technical-writing: redazione tecnica, redattore tecnico, manuale tecnico, manuale d'uso, libretto istruzioni
technical-writing: manuale utente, scrivere manuale, documentazione tecnica, documentazione software
technical-writing: documentazione api, guida utente, istruzioni di montaggio, relazione tecnica, scheda tecnica
cv-cover-letters: curriculum, curriculum vitae, cv, scrivere curriculum, fare curriculum, lettera di presentazione
cv-cover-letters: lettera motivazionale, lettera di motivazione, europass, curriculum europeo, profilo linkedin
cv-cover-letters: cv in inglese, aggiornare curriculum, revisione cv, candidatura lavoro
ghostwriting-books: ghostwriter, ghostwriting, ghost writer, scrivere un libro, scrittura libro
ghostwriting-books: scrivere la mia storia, autobiografia, biografia, memorie, scrivere ebook, scrittore fantasma
ghostwriting-books: libro su commissione, scrivere romanzo, scrivere racconto
scripts-speeches: sceneggiatura, sceneggiatore, sceneggiatrice, discorso, discorso matrimonio, discorso testimone
scripts-speeches: discorsi, copione, script video, testo per video, scrivere sceneggiatura, testo per podcast
scripts-speeches: scaletta video, brindisi di nozze discorso, monologo, elogio funebre
grant-proposal-writing: bandi, bando, bandi europei, finanziamenti a fondo perduto, partecipare a bando
grant-proposal-writing: progettazione europea, europrogettista, scrivere progetto per bando
grant-proposal-writing: richiesta di finanziamento, domanda di contributo, offerta tecnica gara, gara d'appalto
grant-proposal-writing: proposta commerciale, proposta di progetto, borsa di ricerca domanda
video-animation: video, produzione video, videomaker, video maker, animazione, animatore, animatrice, creare video
video-animation: fare un video, video aziendale, realizzazione video, animazioni, video promozionale, animazione 3d
video-editing: montaggio video, montare video, montatore video, video editing, video editor, editare video
video-editing: modificare video, tagliare video, montaggio youtube, montaggio matrimonio, video matrimonio, premiere
video-editing: adobe premiere, final cut, montaggio intervista, editor youtube
short-form-video: reel, reels, reel instagram, video tiktok, tiktok, shorts, youtube shorts, video verticali
short-form-video: video verticale, video brevi, montaggio reel, clip per social, video per instagram, ugc
explainer-videos: video esplicativo, video esplicativi, video animato, video spiegazione, explainer video
explainer-videos: video explainer, video tutorial animato, whiteboard animation, video lavagna
explainer-videos: video di presentazione prodotto, video animato aziendale, video tutorial
motion-graphics: motion graphics, motion graphic, motion design, motion designer, grafica animata
motion-graphics: grafica in movimento, titoli animati, after effects, sottopancia, testo animato, grafici animati
motion-graphics: infografica animata, overlay twitch
logo-animation: animazione logo, logo animato, animare logo, animare il logo, intro logo, intro youtube, intro video
logo-animation: sigla video, outro youtube, logo in movimento, logo 3d animato, sigla di apertura
character-animation: animazione personaggi, animazione personaggio, animare personaggio, personaggio animato
character-animation: cartone animato, cartoni animati, animazione 2d, cartoon animato, rigging personaggio, lip sync
character-animation: animazione personaggi 3d, vtuber, live2d
subtitles-captions: sottotitoli, sottotitolo, sottotitolare, sottotitolatura, sottotitolare video, mettere sottotitoli
subtitles-captions: aggiungere sottotitoli, file srt, srt, sottotitoli italiano, sottotitolatore
subtitles-captions: sottotitoli per non udenti, didascalie video, sottotitoli youtube
colour-grading: color grading, color correction, correzione colore video, correzione colori video, colorist
colour-grading: colorist video, davinci resolve, lut video, colori video, look cinematografico, colorazione filmato
colour-grading: gradazione colore
marketing: marketing, digital marketing, web marketing, marketing digitale, marketer, farsi conoscere, trovare clienti
marketing: promozione online, promuovere attività, strategia di marketing, consulente marketing
marketing: pubblicizzare attività, aumentare le vendite
seo-audits: seo, audit seo, analisi seo, consulente seo, specialista seo, esperto seo, seo specialist
seo-audits: posizionamento google, primi su google, uscire su google, salire su google, ottimizzazione seo
seo-audits: posizionamento sui motori di ricerca, indicizzazione sito, comparire su google, seo tecnica, seo locale
keyword-content-planning: parole chiave, ricerca parole chiave, keyword, keywords, keyword research, piano editoriale
keyword-content-planning: calendario editoriale, piano contenuti, strategia contenuti, content strategy
keyword-content-planning: content marketing, analisi parole chiave, idee per contenuti, content strategist
email-marketing: email marketing, newsletter, mailchimp, dem, campagna email, campagne email, automazione email
email-marketing: sequenza email, klaviyo, brevo, mailing, scrivere newsletter, template newsletter
email-marketing: invio email massivo, activecampaign
search-social-ads: google ads, facebook ads, meta ads, instagram ads, annunci google, pubblicità google
search-social-ads: pubblicità facebook, pubblicità instagram, campagne pubblicitarie, campagna pubblicitaria
search-social-ads: sponsorizzate, inserzioni facebook, adwords, ppc, media buyer, tiktok ads, linkedin ads
search-social-ads: pubblicità online
social-media-management: social media manager, gestione social, gestire social, gestione pagina facebook
social-media-management: gestione instagram, gestire instagram, smm, community manager, aumentare follower
social-media-management: crescere su instagram, pubblicare post, gestione profili social, social media marketing
social-media-management: gestione canali social
market-research: ricerca di mercato, ricerche di mercato, analisi di mercato, indagine di mercato, studio di mercato
market-research: analisi concorrenza, analisi concorrenti, analisi competitor, interviste ai clienti
market-research: sondaggio clienti, analisi dei prezzi, validare idea
analytics-tracking-setup: google analytics, analytics, ga4, google tag manager, tag manager, gtm
analytics-tracking-setup: tracciamento conversioni, pixel facebook, meta pixel, tracciamento eventi
analytics-tracking-setup: configurare analytics, installare pixel, consent mode, search console, statistiche del sito
public-relations: comunicato stampa, comunicati stampa, ufficio stampa, addetto stampa, addetta stampa
public-relations: pubbliche relazioni, uscire sui giornali, pr, digital pr, relazioni con i media, lista giornalisti
public-relations: contattare giornalisti, rassegna stampa
illustration: illustrazione, illustrazioni, illustratore, illustratrice, illustratori, disegno, disegni, disegnatore
illustration: disegnatrice, disegnare, disegno a mano, disegno digitale, arte digitale, tatuaggio disegno, fumetto
illustration: fumettista
portrait-illustration: ritratto da foto, ritratto, ritratti, ritrattista, ritratto cane, ritratto gatto
portrait-illustration: ritratto di famiglia, ritratto di coppia, caricatura, caricature, caricaturista
portrait-illustration: disegno da foto, foto in disegno, ritratto personalizzato, ritratto a matita
portrait-illustration: trasformare foto in disegno
childrens-book-illustration: illustrazioni libro per bambini, libro per bambini, libri per bambini
childrens-book-illustration: illustratore per bambini, illustratrice per l'infanzia, albo illustrato, libro illustrato
childrens-book-illustration: illustrare fiaba, illustrare favola, illustrazioni per favole, disegni per bambini
childrens-book-illustration: illustrazione per l'infanzia, libro da colorare
character-design: character design, character designer, creazione personaggio, design personaggio
character-design: disegnare personaggio, personaggi originali, mascotte, disegnare mascotte, personaggio per gioco
character-design: personaggio d&d, personaggio dnd, scheda personaggio disegno, turnaround personaggio
character-design: avatar personaggio, concept art personaggi, personaggio anime
icon-sets: icone, icona, set di icone, icone personalizzate, icone per app, icone per sito, disegnare icone, icona app
icon-sets: pittogrammi, icone svg, icone vettoriali, icon design, emoticon personalizzate
editorial-illustration: illustrazione editoriale, illustrazioni editoriali, illustrazione per articolo
editorial-illustration: illustrazione per rivista, illustrazioni per riviste, illustrazione per giornale, vignetta
editorial-illustration: vignette, vignettista, vignetta satirica, illustrare articolo, illustrazione copertina rivista
pattern-textile-design: pattern, pattern design, pattern tessuto, fantasia per tessuti, fantasie tessuti
pattern-textile-design: disegno per tessuti, stampa tessuto, textile design, textile designer, motivo ripetuto
pattern-textile-design: carta da parati disegno, carta regalo disegno, texture senza giunture, surface design
maps-infographic-drawing: mappa illustrata, mappe illustrate, disegnare mappa, cartina illustrata, mappa fantasy
maps-infographic-drawing: mappa disegnata, mappa turistica, cartografo, mappa matrimonio, mappa per romanzo
maps-infographic-drawing: infografica, infografiche, disegnare infografica, pianta illustrata
software-automation: programmazione, programmatore, programmatrice, programmatori, sviluppo software
software-automation: sviluppatore software, sviluppatore, sviluppatrice, software su misura, software gestionale
software-automation: sviluppare programma, informatico, script python, sviluppatore python, bot telegram, chatbot
mobile-apps: app, applicazione, app mobile, creare app, creare un'app, sviluppo app, sviluppare app, sviluppatore app
mobile-apps: app android, app ios, app iphone, applicazione per cellulare, app per smartphone, flutter, react native
mobile-apps: pubblicare app store, fare un'app
back-end-apis: backend, back-end, api, api rest, rest api, integrazione api, sviluppatore backend, node.js, laravel
back-end-apis: django, webhook, integrazione pagamenti, server applicazione, login utenti, microservizi
workflow-automation: automazione, automazioni, automatizzare, automazione processi, automatizzare lavoro
workflow-automation: automatizzare processi, zapier, make.com, n8n, integromat, power automate, no-code, collegare app
workflow-automation: automatizzare invio email
spreadsheet-automation: excel, foglio excel, fogli excel, foglio di calcolo, macro excel, macro, vba, formule excel
spreadsheet-automation: google sheets, fogli google, esperto excel, automatizzare excel, excel vba, file excel
spreadsheet-automation: apps script, modello excel
bug-fixing: bug, correggere bug, risolvere bug, risolvere errore, errore nel codice, sistemare codice, debug
bug-fixing: debugging, programma non funziona, app non funziona, app che si blocca, crash app, fix bug
bug-fixing: codice che non funziona
code-review: code review, revisione codice, revisione del codice, controllo codice, controllare codice, analisi codice
code-review: qualità del codice, verifica codice sorgente, refactoring, audit codice, revisione pull request
code-review: secondo parere sul codice
cloud-devops: devops, cloud, aws, azure, google cloud, docker, kubernetes, configurare server, sistemista
cloud-devops: amministratore di sistema, sistemista linux, deploy, pubblicare applicazione, vps, backup server
cloud-devops: terraform, server linux
game-development: videogioco, videogiochi, creare videogioco, sviluppo videogiochi, sviluppatore videogiochi
game-development: game developer, sviluppo giochi, gioco per cellulare, unity, unreal engine, godot, roblox
game-development: programmare gioco, gioco 2d, game design
data-analysis: analisi dati, analisi dei dati, analizzare dati, analista dati, data analyst, analista, data analysis
data-analysis: elaborazione dati, data science, data scientist, interpretare dati, dati
data-cleaning: pulizia dati, pulire dati, pulire excel, sistemare dati, dati duplicati, rimuovere duplicati
data-cleaning: togliere duplicati, eliminare doppioni, normalizzare dati, riordinare dati, pulire database clienti
data-cleaning: data cleaning, uniformare dati, correggere elenco, bonifica dati
dashboards: dashboard, cruscotto, cruscotto aziendale, power bi, powerbi, tableau, looker studio, data studio
dashboards: report automatici, business intelligence, kpi, dashboard excel, reportistica, cruscotto dati
data-visualisation: visualizzazione dati, visualizzare dati, data visualization, dataviz, creare grafici
data-visualisation: grafici dai dati, grafici excel, grafico a torta, grafici per report, diagramma, diagrammi
data-visualisation: grafici statistici, grafici interattivi
statistical-analysis: statistica, analisi statistica, analisi statistiche, statistico, analisi statistica tesi, spss
statistical-analysis: regressione, stata, test statistici, analisi questionario, analisi questionari
statistical-analysis: elaborazione questionari, rstudio, statistica tesi, biostatistica, anova
forecasting-models: previsioni, previsione vendite, previsioni di vendita, modello previsionale, modelli previsionali
forecasting-models: prevedere vendite, forecast, forecasting, serie storiche, previsione domanda, modello predittivo
forecasting-models: analisi predittiva, stimare domanda
database-queries: database, sql, query sql, query, mysql, postgresql, base di dati, creare database
database-queries: progettare database, access database, microsoft access, oracle database, mongodb
database-queries: interrogare database, ottimizzare query
machine-learning: machine learning, apprendimento automatico, intelligenza artificiale, ia
machine-learning: intelligenza artificiale generativa, deep learning, rete neurale, reti neurali, addestrare modello
machine-learning: computer vision, riconoscimento immagini, chatgpt, llm, ml engineer, sistema di raccomandazione
data-collection: raccolta dati, raccogliere dati, web scraping, scraping, scraper, estrarre dati, estrazione dati
data-collection: estrarre dati da sito, lista contatti, lista aziende, trovare email, lead generation liste
data-collection: ricerca contatti, elenco aziende, crawler, ricerche online dati
translation: traduzione, traduzioni, tradurre, traduttore, traduttrice, traduttori, servizi linguistici
translation: traduzione inglese, traduzione inglese italiano, traduzione italiano inglese, traduttore madrelingua
translation: tradurre in inglese, tradurre in tedesco, traduttore tedesco, traduzione francese, traduzione spagnolo
document-translation: tradurre documento, traduzione documenti, traduzione documento, tradurre lettera, traduzione pdf
document-translation: tradurre pdf, traduzione manuale, tradurre testo, traduzione testo, tradurre curriculum
document-translation: traduzione tesi, tradurre articolo, tradurre word, traduzione catalogo, traduzione tecnica
website-localisation: tradurre sito, traduzione sito, traduzione sito web, sito multilingua, sito in più lingue
website-localisation: tradurre app, traduzione app, localizzazione, localizzazione software
website-localisation: localizzazione videogiochi, tradurre e-commerce, localizzatore, sito in inglese
website-localisation: traduzione shopify, wpml
literary-translation: traduzione letteraria, traduttore letterario, traduttrice letteraria, tradurre libro
literary-translation: tradurre romanzo, traduzione libro, traduzione romanzo, tradurre racconto, tradurre poesia
literary-translation: traduzione poesie, tradurre ebook, traduttore di libri, traduzione fumetti
legal-medical-translation: traduzione legale, traduzione giurata, traduzione giuridica, traduzione medica
legal-medical-translation: traduzione certificata, traduttore giurato, traduzione asseverata, asseverazione
legal-medical-translation: tradurre contratto, tradurre certificato di nascita, tradurre referto medico
legal-medical-translation: tradurre diploma, traduzione cartella clinica, traduttore medico, tradurre sentenza
subtitle-translation: traduzione sottotitoli, tradurre sottotitoli, tradurre video, traduzione video
subtitle-translation: sottotitoli in inglese, sottotitoli tradotti, tradurre film, tradurre srt, adattamento dialoghi
subtitle-translation: adattatore dialoghista, sottotitoli in altra lingua, traduzione serie tv
translation-review: revisione traduzione, revisione traduzioni, controllare traduzione, correggere traduzione
translation-review: controllo traduzione, verificare traduzione, revisore madrelingua, revisione madrelingua
translation-review: post-editing, rilettura traduzione, mtpe, revisione testo in inglese, correggere testo inglese
interpreting: interprete, interpreti, interpretariato, interpretazione simultanea, interprete simultaneo
interpreting: interprete inglese, interprete cinese, interprete online, interprete per riunione, traduttore simultaneo
interpreting: traduzione simultanea, interprete consecutiva, interprete telefonico, interprete per chiamata
language-lessons: lezioni di inglese, lezioni di lingua, corso di inglese, imparare inglese, insegnante di inglese
language-lessons: insegnante di lingua, lezioni di spagnolo, lezioni di tedesco, lezioni di francese
language-lessons: ripetizioni inglese, ripetizioni, conversazione inglese, lezioni di italiano, imparare una lingua
language-lessons: lezioni private lingua, italiano per stranieri, madrelingua conversazione
voice-audio: audio, voce, registrazione audio, editing audio, montaggio audio, audio editor, produzione audio
voice-audio: post produzione audio, tecnico audio, servizi audio, audio engineer
voice-over: voice over, voiceover, speaker, speaker pubblicitario, doppiatore, doppiatrice, doppiaggio, doppiare
voice-over: doppiare video, voce narrante, voce fuori campo, voce per video, voce maschile, voce femminile
voice-over: speakeraggio, spot radio voce, narratore video
audiobook-narration: audiolibro, audiolibri, registrare audiolibro, narratore audiolibro, narratrice audiolibro
audiobook-narration: leggere libro ad alta voce, lettore audiolibri, lettura libro audio, voce per audiolibro
audiobook-narration: audible acx, narrazione audiolibro, audiobook
podcast-editing: podcast, montaggio podcast, editing podcast, produzione podcast, montare podcast, editare podcast
podcast-editing: modificare podcast, podcaster, tagliare podcast, post produzione podcast, audio podcast
podcast-editing: puntata podcast
audio-cleanup: pulizia audio, pulire audio, togliere rumore, rumore di fondo, eliminare rumore, rimuovere rumore audio
audio-cleanup: migliorare audio, audio disturbato, restauro audio, togliere fruscio, togliere eco, riduzione rumore
audio-cleanup: audio che gracchia, ripulire registrazione
sound-design: sound design, sound designer, effetti sonori, effetto sonoro, rumorista, foley, suoni per videogioco
sound-design: suoni per app, audio per videogiochi, creare suoni, progettazione sonora, suoni ambientali
phone-greetings: segreteria telefonica, messaggio segreteria, risponditore automatico, messaggi centralino
phone-greetings: messaggio di attesa, musica di attesa, centralino telefonico voce, ivr, messaggio telefonico
phone-greetings: voce centralino, messaggi di benvenuto telefono, annunci telefonici
transcription: trascrizione, trascrizioni, trascrivere, trascrivere audio, trascrittore, trascrittrice, sbobinatura
transcription: sbobinare, sbobinare lezione, trascrivere intervista, trascrivere registrazione, audio in testo
transcription: trascrizione video, da audio a testo, trascrizione verbale
music-production: produzione musicale, produttore musicale, produttrice musicale, musica, musicista, brano musicale
music-production: produrre canzone, registrare canzone, studio di registrazione, fare musica, producer
music-production: incidere un disco
mixing-mastering: mix e master, mixaggio, mixare, mastering, masterizzazione brano, fonico, mix canzone
mixing-mastering: mixare canzone, mixaggio voce, tecnico del suono, missaggio, fonico di mix, autotune
mixing-mastering: accordatura voce
session-musicians: turnista, turnisti, musicista turnista, chitarrista, bassista, batterista, violinista, pianista
session-musicians: sassofonista, registrare chitarra, traccia di chitarra, registrare batteria
session-musicians: suonare strumento su brano, violoncellista, trombettista
singers-vocalists: cantante, cantanti, cantare, voce per canzone, registrare voce canzone, cantante donna
singers-vocalists: cantante uomo, corista, coristi, cori, cantante demo, cantare la mia canzone, vocalist, rapper
singers-vocalists: soprano
composition-scoring: compositore, compositrice, composizione musicale, comporre musica, colonna sonora, colonne sonore
composition-scoring: musica per film, musica per videogioco, musica originale, musica per video
composition-scoring: musica per cortometraggio, comporre brano, orchestrazione, spartito, spartiti
composition-scoring: trascrivere spartito
songwriting-lyrics: testo canzone, testi canzoni, scrivere canzone, scrivere una canzone, paroliere, autore di canzoni
songwriting-lyrics: cantautore, cantautrice, songwriter, scrivere testo rap, canzone personalizzata, canzone d'amore
songwriting-lyrics: canzone per matrimonio, parole per canzone, canzone compleanno
jingles-sonic-logos: jingle, jingle pubblicitario, jingle radio, creare jingle, logo sonoro, sigla, sigla podcast
jingles-sonic-logos: sigla radio, musica per spot, audio logo, sigla musicale, musichetta pubblicitaria
beats-arrangement: beat, beats, base musicale, basi musicali, base rap, base trap, beatmaker, beat maker
beats-arrangement: arrangiamento, arrangiatore, arrangiare canzone, arrangiamento musicale, strumentale, type beat
beats-arrangement: basi karaoke, remix
photography: fotografia, fotografo, fotografa, fotografie, foto, fotoritocco, ritocco foto, modificare foto, photoshop
photography: editing foto, photo editor, fotomontaggio, ritoccare foto, servizio fotografico, postproduzione foto
photography: grafico photoshop
product-photography: foto prodotto, foto prodotti, fotografia prodotto, fotografo prodotti, still life
product-photography: foto e-commerce, foto per amazon, foto gioielli, foto abbigliamento, fotografare prodotti
product-photography: packshot, foto catalogo, foto su sfondo bianco prodotto, rendering prodotto
portrait-retouching: ritocco ritratto, ritocco ritratti, ritocco viso, ritocco pelle, togliere brufoli, levigare pelle
portrait-retouching: togliere rughe, sbiancare denti foto, foto profilo, ritocco beauty, migliorare foto
portrait-retouching: ritocco foto matrimonio, foto linkedin, dimagrire foto, ritocco selfie
background-removal: rimuovere sfondo, togliere sfondo, sfondo trasparente, scontornare, scontorno, scontornare foto
background-removal: cambiare sfondo, eliminare sfondo, sfondo bianco, ritagliare foto, rimozione sfondo
background-removal: scontorno immagini, png trasparente, tracciato di ritaglio, cambio sfondo
photo-restoration: restauro foto, restaurare foto, foto vecchie, vecchia foto, foto antiche, foto rovinata
photo-restoration: foto rovinate, colorare foto bianco e nero, riparare foto, foto strappata, foto d'epoca
photo-restoration: recupero foto vecchie, foto sbiadita, restauro fotografico, foto dei nonni
real-estate-photo-editing: foto immobiliari, foto immobili, foto casa, foto appartamento, ritocco foto immobiliari
real-estate-photo-editing: fotografia immobiliare, foto per airbnb, foto annuncio casa, home staging virtuale
real-estate-photo-editing: virtual staging, foto interni, foto hdr, foto agenzia immobiliare, fotografo immobiliare
food-photography: foto cibo, foto piatti, food photography, fotografia food, fotografia di cibo, fotografo food
food-photography: foto ristorante, foto menù, foto per deliveroo, foto per glovo, food stylist, fotografare piatti
food-photography: foto ricette, foto cucina piatti
photo-selection-presets: selezione foto, selezionare foto, scegliere foto, scegliere foto matrimonio, preset lightroom
photo-selection-presets: preset, lightroom, selezione foto matrimonio, culling, editing foto matrimonio, sviluppo raw
photo-selection-presets: foto raw, scremare foto, postproduzione matrimonio
business-support: supporto aziendale, lavoro d'ufficio, amministrazione, servizi alle imprese, consulenza aziendale
business-support: consulente aziendale, gestione aziendale, supporto amministrativo, back office, servizi per aziende
business-support: organizzazione aziendale
virtual-assistance: assistente virtuale, assistenza virtuale, segretaria, segretario, segretaria virtuale
virtual-assistance: segretaria online, data entry, inserimento dati, gestione agenda, gestione email
virtual-assistance: assistente personale, gestire appuntamenti, copia e incolla, lavoro di segreteria
virtual-assistance: prenotare viaggi, assistente da remoto
bookkeeping: contabilità, contabile, commercialista, ragioniere, ragioniera, tenuta contabilità, prima nota
bookkeeping: registrare fatture, fatturazione elettronica, fatture, riconciliazione bancaria, partita iva
bookkeeping: dichiarazione dei redditi, buste paga, bilancio aziendale, regime forfettario
business-plans: business plan, piano aziendale, piano d'impresa, piano industriale, scrivere business plan
business-plans: fare business plan, business plan banca, business plan startup, idea imprenditoriale
business-plans: business model canvas, piano per finanziamento, avviare un'attività piano, business planner
financial-modelling: modello finanziario, modelli finanziari, piano finanziario, piano economico finanziario
financial-modelling: modello excel finanziario, flusso di cassa, cash flow, valutazione aziendale, valutazione azienda
financial-modelling: analisi finanziaria, proiezioni finanziarie, financial model, budget aziendale, break even
financial-modelling: analisi investimento
customer-support: assistenza clienti, servizio clienti, customer service, customer care, supporto clienti
customer-support: operatore chat, rispondere ai clienti, rispondere alle email dei clienti, helpdesk, help desk
customer-support: call center, zendesk, gestione ticket, operatrice call center, chat assistenza
recruiting-support: selezione personale, selezione del personale, recruiter, trovare personale, cercare dipendenti
recruiting-support: assumere personale, assumere dipendente, annuncio di lavoro, risorse umane, selezionare candidati
recruiting-support: headhunter, screening cv, colloqui di lavoro selezione, ricerca personale, hr
project-management: project manager, project management, gestione progetto, gestione progetti, coordinare progetto
project-management: capo progetto, responsabile di progetto, scrum master, trello, asana, organizzare progetto
project-management: coordinatore di progetto, pianificazione progetto, diagramma di gantt, notion
process-documentation: documentare processi, documentazione processi, procedure aziendali, manuale operativo
process-documentation: procedura operativa, procedure operative, mappatura processi, scrivere procedure, sop
process-documentation: manuale aziendale, mansionario, istruzioni operative, diagramma di flusso processo
process-documentation: iso 9001 procedure
legal-compliance: avvocato, avvocata, avvocati, consulenza legale, legale, servizi legali, assistenza legale
legal-compliance: avvocato online, giurista, parere avvocato, questioni legali, diritto, studio legale consulenza
contract-drafting: contratto, redigere contratto, scrivere contratto, redazione contratto, bozza di contratto
contract-drafting: fare un contratto, contratto di lavoro, contratto di affitto, accordo di riservatezza, nda
contract-drafting: contratto di collaborazione, contratto di vendita, scrittura privata, modello di contratto
contract-drafting: patto parasociale
contract-review: revisione contratto, revisionare contratto, controllare contratto, leggere contratto
contract-review: controllo contratto, verificare contratto, contratto da controllare, clausole contratto
contract-review: analisi contratto, parere su contratto, clausole vessatorie, far leggere un contratto
website-terms-privacy: privacy policy, informativa privacy, cookie policy, termini e condizioni
website-terms-privacy: condizioni generali di vendita, condizioni d'uso, cookie banner, banner cookie
website-terms-privacy: termini di servizio, note legali sito, iubenda, informativa cookie, privacy sito web
website-terms-privacy: condizioni di vendita e-commerce
data-protection: gdpr, protezione dati, protezione dei dati, protezione dati personali, dpo, adeguamento gdpr
data-protection: registro dei trattamenti, consulente privacy, valutazione d'impatto, dpia
data-protection: responsabile protezione dati, nomina responsabile trattamento, privacy aziendale, data breach
trademark-searches: registrare marchio, registrazione marchio, ricerca marchio, ricerca di anteriorità
trademark-searches: marchio registrato, depositare marchio, verificare marchio, marchio disponibile, uibm, euipo
trademark-searches: verifica nome marchio, brevetto, consulente marchi, nome già registrato
company-formation: aprire società, costituzione società, costituire srl, aprire srl, srl, srls, aprire azienda
company-formation: aprire partita iva, aprire ditta individuale, atto costitutivo, statuto, aprire llc
company-formation: aprire un'azienda all'estero, costituire associazione, camera di commercio pratica
company-formation: aprire startup innovativa
legal-research: ricerca giuridica, ricerca legale, ricerche giuridiche, parere legale, ricerca giurisprudenza
legal-research: giurisprudenza, ricerca sentenze, cercare sentenze, ricerca normativa, normativa vigente
legal-research: ricerca legislativa, tesi in giurisprudenza ricerca, cosa dice la legge
`,
  words: `
bakery: panificio, panifici, panetteria, panetterie, forno, fornaio
pastry shop: pasticceria, pasticcerie, pasticcere
restaurant: ristorante, ristoranti, trattoria, osteria, ristorazione
pizzeria: pizzeria, pizzerie, pizzaiolo
bar: bar, locale, locali, pub
coffee shop: caffetteria, caffetterie, bar caffè
coffee: caffè
hotel: hotel, albergo, alberghi
bed and breakfast: bed and breakfast, b&b, affittacamere, agriturismo, agriturismi
vacation rental: casa vacanze, case vacanza, case vacanze, affitti brevi, casa vacanza
shop: negozio, negozi, bottega
supermarket: supermercato, supermercati, alimentari
hair salon: parrucchiere, parrucchiera, parrucchieri, salone di parrucchiere
barber: barbiere, barbieri, barber shop, barberia
beauty salon: centro estetico, centri estetici, estetista, salone di bellezza, estetiste
nails: unghie, onicotecnica, manicure
makeup: trucco, make up, truccatrice
gym: palestra, palestre
fitness: fitness, allenamento, allenamenti
personal trainer: personal trainer, allenatore, allenatrice
yoga: yoga, insegnante di yoga
dentist: dentista, dentisti, studio dentistico, odontoiatra
doctor: medico, medici, dottore, dottoressa, studio medico
physiotherapist: fisioterapista, fisioterapia, fisioterapisti, osteopata
psychologist: psicologo, psicologa, psicologi, psicoterapeuta, psicologia
nutritionist: nutrizionista, dietista, nutrizionisti, dieta
pharmacy: farmacia, farmacie, parafarmacia
veterinarian: veterinario, veterinaria, veterinari, clinica veterinaria
clinic: clinica, cliniche, ambulatorio, poliambulatorio
health: salute, sanità, sanitario, sanitaria
law firm: studio legale, studi legali
lawyer: avvocato, avvocati, avvocata, legale
notary: notaio, notai, notarile
accountant: commercialista, commercialisti, ragioniere, contabile
consultant: consulente, consulenti, consulenza, consulenze
architect: architetto, architetti, architettura, studio di architettura
engineer: ingegnere, ingegneri, ingegneria
interior design: arredamento, interior design, arredatore, arredatrice, arredo interni
construction company: impresa edile, edilizia, imprese edili, costruzioni, ristrutturazioni, ristrutturazione
plumber: idraulico, idraulici
electrician: elettricista, elettricisti
carpenter: falegname, falegnami, falegnameria
gardener: giardiniere, giardinieri, giardinaggio
cleaning company: impresa di pulizie, imprese di pulizia, pulizie
real estate: immobiliare, immobili, immobile, immobiliari
real estate agency: agenzia immobiliare, agenzie immobiliari, agente immobiliare
travel agency: agenzia viaggi, agenzia di viaggi, agenzie di viaggio
insurance: assicurazione, assicurazioni, assicurativo
school: scuola, scuole, scolastico, scolastica
kindergarten: asilo, asilo nido, scuola materna, scuola dell'infanzia
university: università, universitario, universitaria, ateneo
teacher: insegnante, insegnanti, maestra, maestro, professore, professoressa, docente
student: studente, studentessa, studenti
charity: ente benefico, beneficenza, onlus, no profit, volontariato
association: associazione, associazioni, aps
farm: fattoria, azienda agricola, aziende agricole, agricoltura
winery: cantina, cantine, azienda vinicola
wine: vino, vini
beer: birra, birre, birrificio
honey: miele
olive oil: olio d'oliva, olio extravergine, olio
cheese: formaggio, formaggi, caseificio
chocolate: cioccolato, cioccolatini, cioccolata
ice cream: gelato, gelati, gelateria, gelaterie
pizza: pizza, pizze
cake: torta, torte
bread: pane
recipe: ricetta, ricette, ricettario
food: cibo, cibi, alimento, alimenti, alimentare
drink: bevanda, bevande, bibita, bibite
dish: piatto, piatti
flower: fiore, fiori
florist: fiorista, fioraio, fioraia, negozio di fiori
jewelry: gioielli, gioiello, gioielleria, bigiotteria, oreficeria
fashion: moda
clothing: abbigliamento, vestiti, abiti, vestito, indumenti
shoes: scarpe, scarpa, calzature
cosmetics: cosmetici, cosmetica, cosmetico
soap: sapone, saponi, saponetta
candle: candela, candele
furniture: mobili, arredi, mobilificio
toy: giocattolo, giocattoli
bicycle: bicicletta, biciclette, bici
car: auto, automobile, automobili, macchina, macchine
car dealership: concessionaria, concessionario, autosalone
car repair: officina, officine, meccanico, carrozzeria, autofficina
transport: trasporto, trasporti, autotrasporti, spedizioni
moving company: traslochi, trasloco, ditta di traslochi
photographer: fotografo, fotografa, fotografi
artist: artista, artisti
musician: musicista, musicisti
band: band, gruppo musicale
actor: attore, attrice, attori
author: autore, autrice, autori, scrittore, scrittrice
coach: coach, coaching, life coach
influencer: influencer, creator
company: azienda, aziende, ditta, società, impresa, imprese
small business: piccola impresa, piccole imprese, pmi, piccola azienda
business: attività, business
catering: catering, banqueting
event: evento, eventi
wedding: matrimonio, matrimoni, nozze, sposi
wedding planner: wedding planner, organizzatrice di matrimoni
bride: sposa, spose
tattoo: tatuaggio, tatuaggi, tattoo, tatuatore, tatuatrice
bookshop: libreria, librerie
museum: museo, musei
art: arte
exhibition: mostra, mostre, esposizione, fiera
theater: teatro, teatri, spettacolo
concert: concerto, concerti
sport: sport, sportivo, sportiva
soccer: calcio, squadra di calcio, calcistica
dance: danza, ballo, scuola di danza
tourism: turismo, turistico, turistica, turisti
travel: viaggio, viaggi, viaggiare
vacation: vacanza, vacanze
e-commerce: e-commerce, ecommerce, commercio elettronico
logo: logo, loghi, logotipo, marchio
business card: biglietto da visita, biglietti da visita
flyer: volantino, volantini, flyer
brochure: brochure, opuscolo, opuscoli, dépliant, pieghevole
poster: poster, locandina, locandine, manifesto, manifesti
banner: banner, striscione, striscioni
catalog: catalogo, cataloghi
magazine: rivista, riviste, magazine
newspaper: giornale, giornali, quotidiano
book: libro, libri
ebook: ebook, e-book, libro digitale
cover: copertina, copertine
novel: romanzo, romanzi
story: storia, storie, racconto, racconti
fairy tale: fiaba, fiabe, favola, favole
poem: poesia, poesie
label: etichetta, etichette
box: scatola, scatole
bottle: bottiglia, bottiglie
packaging: packaging, confezione, confezioni, imballaggio
t-shirt: maglietta, magliette, t-shirt, maglia
mug: tazza, tazze
sticker: adesivo, adesivi, sticker
invitation: invito, inviti, partecipazione, partecipazioni
greeting card: biglietto d'auguri, biglietti di auguri, biglietto di auguri
postcard: cartolina, cartoline
calendar: calendario, calendari, agenda
menu: menù
sign: insegna, insegne, cartello, cartelli
letterhead: carta intestata
certificate: certificato, certificati, attestato, attestati
presentation: presentazione, presentazioni
document: documento, documenti
file: file
image: immagine, immagini
photo: foto, fotografia, fotografie
video: video, filmato, filmati
recording: registrazione, registrazioni
song: canzone, canzoni, brano, brani
music: musica, musicale, musicali, musiche
text: testo, testi
table: tabella, tabelle
spreadsheet: foglio di calcolo, fogli di calcolo, foglio excel
invoice: fattura, fatture, fatturazione
receipt: ricevuta, ricevute, scontrino, scontrini
contract: contratto, contratti
agreement: accordo, accordi
letter: lettera, lettere
cover letter: lettera di presentazione, lettera motivazionale
resume: curriculum, curriculum vitae, cv
report: relazione, relazioni, report, rapporto
thesis: tesi, tesi di laurea, tesina
essay: saggio, saggi
theme: tema, temi
article: articolo, articoli
post: post, pubblicazioni
email: email, mail, posta elettronica
form: modulo, moduli
survey: sondaggio, sondaggi, indagine
questionnaire: questionario, questionari
plan: piano, piani
budget: budget, bilancio di previsione
quote: preventivo, preventivi
price list: listino prezzi, listini
list: lista, liste, elenco, elenchi
template: modello, modelli, template
icon: icona, icone
font: font, carattere tipografico
infographic: infografica, infografiche
chart: grafico, grafici
diagram: diagramma, diagrammi, schema
map: mappa, mappe, cartina
floor plan: planimetria, planimetrie, piantina
drawing: disegno, disegni
illustration: illustrazione, illustrazioni
sketch: schizzo, schizzi, bozzetto
painting: quadro, quadri, dipinto, pittura
portrait: ritratto, ritratti
caricature: caricatura, caricature
cartoon: cartone animato, cartoni animati, cartoon
comic: fumetto, fumetti
mascot: mascotte
character: personaggio, personaggi
pattern: fantasia, motivo, pattern
background: sfondo, sfondi
website: sito, siti, sito web, siti web, sito internet, pagina web
homepage: homepage, home page, pagina iniziale
page: pagina, pagine
landing page: landing page, pagina di atterraggio
online shop: negozio online, negozi online, shop online
product: prodotto, prodotti
payment: pagamento, pagamenti
domain: dominio, domini
database: database, base di dati
booking: prenotazione, prenotazioni, prenotare
app: app, applicazione, applicazioni
game: gioco, giochi, videogioco, videogiochi
software: software, programma, gestionale
code: codice
bug: bug, errore, errori
security: sicurezza
hacked: hackerato, hackerata, violato
virus: virus, malware
mobile phone: cellulare, cellulari, telefonino, smartphone
computer: computer, pc
phone: telefono, telefonico, telefonica
search engine: motore di ricerca, motori di ricerca
advertising: pubblicità, pubblicitario, pubblicitaria, pubblicitari
campaign: campagna, campagne
ad: annuncio, annunci, inserzione, inserzioni, spot
social media: social, social media, social network, reti sociali
customer: cliente, clienti, clientela
sales: vendita, vendite
traffic: traffico, visite
keyword: parola chiave, parole chiave
review: recensione, recensioni
competitor: concorrente, concorrenti, concorrenza
brand: marca, marchio, brand
name: nome, nomi
slogan: slogan, motto
strategy: strategia, strategie
price: prezzo, prezzi
voice: voce, voci
male voice: voce maschile, voce da uomo
female voice: voce femminile, voce da donna
audiobook: audiolibro, audiolibri
radio: radio, radiofonico
interview: intervista, interviste
speech: discorso, discorsi
meeting: riunione, riunioni, incontro
call: chiamata, chiamate, telefonata, telefonate
answering machine: segreteria telefonica, segreteria
noise: rumore, rumori, fruscio
sound: suono, suoni
sound effect: effetto sonoro, effetti sonori
subtitle: sottotitolo, sottotitoli
film: film, pellicola, cinema
short film: cortometraggio, cortometraggi
documentary: documentario, documentari
trailer: trailer, booktrailer
intro: intro, sigla, introduzione
music video: videoclip, video musicale, clip musicale
animation: animazione, animazioni
animated: animato, animata, animati, animate
drone: drone, riprese aeree
guitar: chitarra, chitarre, chitarrista
piano: pianoforte, pianista
drums: batteria, batterista
violin: violino, violinista
singer: cantante, cantanti
lyrics: testo della canzone, parole della canzone
melody: melodia, melodie
beat: base musicale, beat, basi musicali
soundtrack: colonna sonora, colonne sonore
sheet music: spartito, spartiti, partitura
album: album, disco
passport photo: fototessera, foto tessera, foto passaporto
family photo: foto di famiglia, foto famiglia
old photo: foto vecchia, foto vecchie, foto antica, vecchie foto, foto d'epoca
black and white: bianco e nero
skin: pelle
face: viso, volto, faccia
eyes: occhi, occhio
teeth: denti, dente
house: casa, case, villa, abitazione
apartment: appartamento, appartamenti
room: stanza, stanze, camera, camere
kitchen: cucina, cucine
garden: giardino, giardini
sea: mare
beach: spiaggia, spiagge
mountain: montagna, montagne
city: città
nature: natura, paesaggio, paesaggi
baby: neonato, neonata, bebè, neonati
child: bambino, bambina
children: bambini, bambine, infanzia, bimbi
woman: donna, donne
man: uomo, uomini
couple: coppia, coppie, fidanzati
family: famiglia, famiglie
mother: mamma, madre
father: papà, padre, babbo
grandparents: nonni, nonno, nonna
husband: marito
wife: moglie
friend: amico, amica, amici
pet: animale domestico, animali domestici, animale da compagnia
animal: animale, animali
dog: cane, cani, cagnolino
cat: gatto, gatti, gatta, gattino
horse: cavallo, cavalli
bird: uccello, uccelli
employee: dipendente, dipendenti, impiegato, impiegati
staff: personale
personal: personale, personali
job: lavoro, lavori, impiego
job interview: colloquio di lavoro, colloquio, colloqui
salary: stipendio, stipendi, salario
payroll: busta paga, buste paga, paghe
tax: tassa, tasse, imposta, imposte, fiscale, fisco
tax return: dichiarazione dei redditi, modello 730, 730
vat: iva, partita iva
accounting: contabilità, contabile
balance sheet: bilancio, bilanci
bank statement: estratto conto, estratti conto
cash flow: flusso di cassa, flussi di cassa
investor: investitore, investitori
loan: prestito, prestiti, mutuo
funding: finanziamento, finanziamenti, fondi
grant: contributo, contributi, sovvenzione, bando, bandi
business plan: business plan, piano aziendale
forecast: previsione, previsioni
market: mercato, mercati
research: ricerca, ricerche
appointment: appuntamento, appuntamenti
data entry: inserimento dati, data entry, inserire dati
customer service: assistenza clienti, servizio clienti
project: progetto, progetti
process: processo, processi, procedura, procedure
manual: manuale, manuali
instructions: istruzioni, istruzione
training: formazione, formativo
course: corso, corsi
online course: corso online, corsi online, videocorso
lesson: lezione, lezioni, ripetizioni
privacy policy: privacy policy, informativa privacy, informativa sulla privacy
terms and conditions: termini e condizioni, condizioni generali, condizioni di vendita
nda: accordo di riservatezza, nda, patto di riservatezza
trademark: marchio registrato, marchi, marchio d'impresa
patent: brevetto, brevetti
copyright: diritto d'autore, diritti d'autore, copyright
license: licenza, licenze
lease: contratto di affitto, contratto di locazione, affitto, locazione
employment contract: contratto di lavoro, contratti di lavoro
power of attorney: procura, delega
will: testamento
court: tribunale, tribunali
law: legge, leggi, diritto
data: dati, dato
statistics: statistica, statistiche
analysis: analisi
formula: formula, formule
macro: macro
pivot table: tabella pivot, tabelle pivot
dashboard: cruscotto, cruscotti, dashboard
query: query, interrogazione
duplicate: duplicato, duplicati, doppione, doppioni
address: indirizzo, indirizzi
contact: contatto, contatti, rubrica
machine learning: machine learning, apprendimento automatico
artificial intelligence: intelligenza artificiale, ia
language: lingua, lingue, linguistico
english: inglese, in inglese
german: tedesco, tedesca, in tedesco
french: francese, in francese
spanish: spagnolo, spagnola, in spagnolo
italian: italiano, italiana, italiani
portuguese: portoghese
russian: russo, russa
chinese: cinese
japanese: giapponese
arabic: arabo, araba
turkish: turco, turca
polish: polacco, polacca
ukrainian: ucraino, ucraina
romanian: rumeno, rumena, romeno
korean: coreano, coreana
native speaker: madrelingua, madre lingua
sworn translation: traduzione giurata, traduzioni giurate, giurato, giurata, asseverata
grammar: grammatica, grammaticale, grammaticali
spelling: ortografia, ortografico
conversation: conversazione, conversazioni
pronunciation: pronuncia, accento
beginner: principiante, principianti
create: creare, creazione, realizzare, realizzazione
design: progettare, progettazione, design
write: scrivere, scritto, scrivermi, scritta, scrittura
rewrite: riscrivere, riscrittura, riformulare
translate: tradurre, tradotto, traduzione, traduzioni, tradurmi
edit: modificare, modifica, modifiche, editare
correct: correggere, correzione, correzioni
proofread: rileggere, correggere le bozze, correzione bozze, revisionare
fix: sistemare, aggiustare, risolvere
repair: riparare, riparazione, riparazioni
improve: migliorare, miglioramento
change: cambiare, cambio
check: controllare, controllo, verificare, verifica
remove: togliere, rimuovere, eliminare, cancellare, rimozione
add: aggiungere, inserire
convert: convertire, conversione, trasformare
copy: copiare, copia, ricopiare
move: spostare, trasferire, trasferimento, migrazione
install: installare, installazione
update: aggiornare, aggiornamento, aggiornamenti
develop: sviluppare, sviluppo
draw: disegnare, disegnato, disegnata
paint: dipingere, dipinta
record: registrare, incidere
sing: cantare, cantata
cut: tagliare, taglio, ritagliare
print: stampa, stampare, stampe
publish: pubblicare, pubblicazione
sell: vendere, vendita
learn: imparare, apprendere, studiare
teach: insegnare, insegnamento
organize: organizzare, organizzazione, riordinare
analyze: analizzare
collect: raccogliere, raccolta
clean: pulire, pulizia, ripulire
transcribe: trascrivere, trascrizione, sbobinare
summarize: riassumere, riassunto, sintesi
automate: automatizzare, automazione
test: testare, collaudo, collaudare
optimize: ottimizzare, ottimizzazione
speed up: velocizzare, accelerare
resize: ridimensionare, ingrandire
vectorize: vettorializzare, vettoriale, vettoriali
retouch: ritoccare, ritocco
restore: restaurare, restauro, recuperare, ripristinare
damaged: rovinato, rovinata, rovinate, danneggiato, danneggiata
blurry: sfocato, sfocata, sfocate, mosso
fast: veloce, veloci, rapido, rapida, velocemente
urgent: urgente, urgenti, urgenza, subito
slow: lento, lenta, lenti
cheap: economico, economica, economici, basso costo, poco costoso
free: gratis, gratuito, gratuita
professional: professionale, professionali, professionista
modern: moderno, moderna, moderni
simple: semplice, semplici
minimalist: minimalista, minimal, minimalisti, essenziale
elegant: elegante, eleganti, raffinato
luxury: lusso, lussuoso, di lusso
funny: divertente, divertenti, simpatico, buffo
cute: carino, carina, tenero
creative: creativo, creativa, creativi
vintage: vintage, d'epoca, retrò
handmade: fatto a mano, artigianale, artigianali, artigiano, artigianato
custom: personalizzato, personalizzata, personalizzati, su misura
original: originale, originali
realistic: realistico, realistica, realistici
watercolor: acquerello, acquerelli, acquarello
hand-drawn: disegnato a mano, fatta a mano, a mano libera
new: nuovo, nuova, nuovi
old: vecchio, vecchia, vecchi, vecchie
small: piccolo, piccola, piccoli
large: grande, grandi
short: breve, brevi, corto, corta
long: lungo, lunga
color: colore, colori
colorful: colorato, colorata, colorati
black: nero, nera
white: bianco, bianca
red: rosso, rossa
blue: blu, azzurro
green: verde
gold: oro, dorato
pink: rosa
transparent: trasparente, trasparenti
natural: naturale, naturali
organic: biologico, biologica, biologici
vegan: vegano, vegana, vegani
medical: medico, medica, medici, sanitario
technical: tecnico, tecnica, tecnici
scientific: scientifico, scientifica, scientifici
financial: finanziario, finanziaria, finanziari
local: locale, del posto
international: internazionale, internazionali, estero
private: privato, privata, privati
sustainable: sostenibile, sostenibili, ecologico, ecologica
birthday: compleanno, compleanni
anniversary: anniversario, anniversari
christmas: natale, natalizio, natalizia, natalizi
easter: pasqua, pasquale
christening: battesimo, battesimi
graduation: laurea, laureato, laureata
funeral: funerale, funebre
valentine's day: san valentino
party: festa, feste
gift: regalo, regali
opening: inaugurazione, apertura, nuova apertura
love: amore
`,
};
