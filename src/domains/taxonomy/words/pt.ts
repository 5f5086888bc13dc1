/** Portuguese: what people type for categories, and common words by their English ones. */
export const pt = {
  stopWords: `
de da do das dos o a os as um uma uns umas ao aos com contra desde durante em na nas no nos num numa entre
até para pra por pelo pela segundo sobre e ou nem que como quando onde quem qual quais quanto custa
mas porque se não muito mais também assim aqui tudo todo toda todos todas outro outra outros outras
este esta estes estas esse essa isso isto aquele algum alguma alguns algumas alguém algo qualquer cada mesmo
eu me te lhe meu minha meus minhas seu sua seus suas nosso nossa nossos nossas ele ela eles elas você vocês
ser seja sejam foi estou estamos estar há tem tenho temos ter
preciso precisamos precisa precisava necessito procuro procuramos procurando busco buscando
quero queremos queria gostaria gostava pode podem posso possa poderia poder
fazer faço faz faça façam saiba sabe ajuda ajude ajudar favor obrigado obrigada olá oi
contratar tipo bem bom boa vou vamos
`,
  categories: `
brand-design: design gráfico, designer gráfico, designer gráfica, designers gráficos, designer, designers, design
brand-design: criação de marca, branding, desenho gráfico, illustrator, indesign, designer freelancer
brand-design: arte gráfica
logo-design: criação de logo, criação de logotipo, logotipo, logotipos, logo, logos, logomarca, logomarcas
logo-design: criar logo, fazer logo, design de logo, designer de logo, vetorizar logo, redesenhar logo
brand-identity: identidade visual, identidade de marca, identidade corporativa, manual de marca, manual da marca
brand-identity: manual de identidade visual, guia de marca, brandbook, kit de marca, rebranding, imagem corporativa
brand-identity: marca completa, paleta de cores da marca, imagem de marca
packaging-design: embalagem, embalagens, design de embalagem, design de embalagens, criação de embalagem, rótulo
packaging-design: rótulos, design de rótulo, criar rótulo, caixa de produto, etiqueta de produto
packaging-design: faca de corte embalagem, rótulo de vinho, packaging
presentation-design: apresentação, apresentações, design de apresentação, powerpoint, apresentação powerpoint
presentation-design: apresentação de slides, slides, slide, pitch deck, google slides, keynote
presentation-design: template de powerpoint, apresentação para investidores, ppt
print-design: flyer, flyers, panfleto, panfletos, criação de folder, folheto, cartaz, cartazes, cartão de visita
print-design: cartões de visita, convite de casamento, banner impresso, arte para gráfica, material gráfico
book-covers: capa de livro, capas de livros, criar capa de livro, capista, capa de ebook, diagramação de livro
book-covers: diagramar livro, diagramador, paginação de livro, paginar livro, diagramação, design de capa
book-covers: livro na amazon kdp, projeto gráfico de livro
social-media-design: artes para redes sociais, arte para instagram, artes para instagram, post para instagram
social-media-design: posts para instagram, template para instagram, templates canva, canva
social-media-design: criativos para redes sociais, capa para facebook, thumbnail para youtube, thumbnails
social-media-design: design para redes sociais, carrossel para instagram
menu-signage-design: cardápio, cardápios, design de cardápio, ementa, ementas, ementa de restaurante
menu-signage-design: cardápio digital, menu de restaurante, fachada de loja, letreiro, letreiros, placa de loja
menu-signage-design: sinalização, sinalética
web-development: site, sites, criação de sites, criação de site, desenvolvimento web, desenvolvedor web
web-development: desenvolvedora web, programador web, programação web, website, websites, webdesigner, front-end
web-development: desenvolvimento de sites
web-design: web design, design de site, design de interface, ui ux, ux ui, ux design, designer ux
web-design: designer de interfaces, figma, protótipo no figma, wireframe, design de aplicativo, layout de site
web-design: redesign de site
business-websites: site para empresa, site institucional, site profissional, criar site, fazer site, site em wordpress
business-websites: site wordpress, site para meu negócio, site da empresa, página web para empresa
business-websites: portfólio online, site no wix, site para restaurante, site para advogado
landing-pages: landing page, landing pages, landing, página de vendas, página de captura, página de destino
landing-pages: one page, funil de vendas, página de inscrição, elementor landing, site de uma página
online-shops: loja virtual, lojas virtuais, loja online, lojas online, e-commerce, ecommerce, comércio eletrônico
online-shops: criar loja virtual, shopify, woocommerce, nuvemshop, vender pela internet, prestashop, dropshipping loja
website-repair: consertar site, arrumar site, corrigir site, corrigir erro no site, site fora do ar, site hackeado
website-repair: site não funciona, manutenção de site, manutenção de sites, erro no wordpress, suporte wordpress
website-repair: remover vírus do site, site com erro, reparar site
website-speed: velocidade do site, site lento, acelerar site, otimizar site, otimização de velocidade
website-speed: site demora para carregar, site mais rápido, wordpress lento, velocidade de carregamento
website-speed: core web vitals, pagespeed, deixar site rápido, performance do site
web-accessibility: acessibilidade web, acessibilidade digital, acessibilidade, site acessível
web-accessibility: auditoria de acessibilidade, wcag, leitor de tela, leitor de ecrã, site para cegos
web-accessibility: acessibilidade em sites, emag acessibilidade
website-migration: migrar site, migração de site, migração de sites, migrar wordpress, mudar de hospedagem
website-migration: trocar de hospedagem, mudar de alojamento, migrar hospedagem, transferir site, transferir domínio
website-migration: mudar site de servidor, mover site, mudar do wix para wordpress, migrar loja virtual
writing-editing: redação, redator, redatora, redatores, redigir, escrever texto, escrever textos, escritor
writing-editing: escritora, produção de texto, produção de conteúdo, escrita criativa, redacção, redactor
website-copywriting: copywriting, copywriter, copy, textos para site, texto para site, redação publicitária
website-copywriting: redator publicitário, textos de venda, texto para landing page, textos persuasivos
website-copywriting: copy para página de vendas, conteúdo para site, textos institucionais
articles-blog-posts: artigos, artigo para blog, artigos para blog, escrever artigos, redator de blog, redator seo
articles-blog-posts: redação de artigos, posts para blog, blog, conteúdo para blog, jornalista
articles-blog-posts: matéria jornalística, artigo de opinião, redator de conteúdo
product-descriptions: descrição de produto, descrição de produtos, descrições de produtos
product-descriptions: textos para loja virtual, textos para loja online, ficha de produto, fichas de produto
product-descriptions: descrição para mercado livre, descrição para amazon, descrição para shopee
product-descriptions: textos de catálogo, cadastro de produtos, anúncio mercado livre
proofreading-copyediting: revisão de texto, revisão de textos, revisor de texto, revisor, revisora, revisar texto
proofreading-copyediting: rever texto, corrigir texto, correção ortográfica, revisão ortográfica, revisão de tcc
proofreading-copyediting: revisão gramatical, normas abnt, formatação abnt
technical-writing: redação técnica, redator técnico, redatora técnica, manual do usuário, manual do utilizador
technical-writing: manual de instruções, manual técnico, documentação técnica, documentação de api
technical-writing: documentação de software, guia do usuário, escrever manual, instruções de uso
cv-cover-letters: currículo, currículos, curriculum vitae, curriculum, cv, carta de apresentação
cv-cover-letters: carta de motivação, fazer currículo, melhorar currículo, perfil do linkedin
cv-cover-letters: currículo em inglês, modelo de currículo, currículo lattes, currículo profissional
ghostwriting-books: ghostwriter, ghostwriting, escritor fantasma, escrever livro, escrever meu livro, autobiografia
ghostwriting-books: biografia, livro de memórias, escrever minha história, escrever romance, escrever ebook
ghostwriting-books: editor literário, escritor de livros, redator de ebook
scripts-speeches: roteiro, roteiros, roteirista, roteiristas, guião, guionista, argumentista, roteiro para vídeo
scripts-speeches: roteiro de youtube, escrever roteiro, discurso, discursos, discurso de casamento, votos de casamento
grant-proposal-writing: edital, editais, captação de recursos, elaboração de projetos, projeto cultural
grant-proposal-writing: lei rouanet, licitação, licitações, candidatura a fundos, fundos europeus
grant-proposal-writing: proposta comercial, subsídio, portugal 2030, escrever proposta
video-animation: vídeo, vídeos, animação, animações, animador, animadora, produção audiovisual, audiovisual
video-animation: produtora de vídeo, animação 2d, animação 3d, videomaker, after effects, fazer vídeo
video-editing: edição de vídeo, edição de vídeos, editar vídeo, editar vídeos, editor de vídeo
video-editing: editora de vídeo, editores de vídeo, montagem de vídeo, vídeo de casamento, edição para youtube
video-editing: premiere pro, davinci resolve, cortar vídeo, juntar vídeos
short-form-video: reels, reels para instagram, editar reels, edição de reels, tiktok, vídeos para tiktok
short-form-video: vídeo vertical, vídeos curtos, shorts, youtube shorts, cortes de podcast, cortes para tiktok
short-form-video: editor de reels, vídeo ugc
explainer-videos: vídeo explicativo, vídeos explicativos, vídeo animado, vídeos animados
explainer-videos: vídeo institucional animado, vídeo whiteboard, vídeo quadro branco, vídeo tutorial animado
explainer-videos: vídeo promocional animado, vídeo para explicar produto, vídeo educativo animado
explainer-videos: animação explicativa, vídeo explainer, vsl animada
motion-graphics: motion graphics, motion design, motion designer, motion, gráficos animados, títulos animados
motion-graphics: textos animados, tarja animada, lower third, gerador de caracteres, infográfico animado
motion-graphics: vinheta animada, overlay para live, gráficos em movimento
logo-animation: animação de logo, animar logo, logo animada, logo animado, logotipo animado, animação de logotipo
logo-animation: intro animada, intro para youtube, vinheta para youtube, vinheta de abertura, intro de logo
logo-animation: abertura de vídeo, logo em movimento, vinheta
character-animation: animação de personagem, animação de personagens, animar personagem, personagem animado
character-animation: rigging, desenho animado, desenhos animados, animar desenho, lip sync, animação quadro a quadro
character-animation: animador de personagens, animação tradicional, avatar animado, vtuber
subtitles-captions: legendas, legenda para vídeo, legendar, legendar vídeo, legendagem, colocar legenda
subtitles-captions: colocar legendas, legendador, legendadora, arquivo srt, srt, legendas para youtube, closed caption
subtitles-captions: legendas para surdos
colour-grading: correção de cor, correção de cores em vídeo, color grading, gradação de cor, colorista
colour-grading: colorização de vídeo, etalonagem, tratamento de cor, luts, cor de vídeo, correção de cor davinci
colour-grading: corrigir cor de vídeo
marketing: marketing, marketing digital, publicidade, propaganda, agência de marketing, especialista em marketing
marketing: estratégia de marketing, plano de marketing, divulgar meu negócio, divulgação, conseguir clientes
marketing: marketing online, atrair clientes, gestor de marketing
seo-audits: seo, auditoria seo, auditoria de seo, otimização seo, aparecer no google, primeira página do google
seo-audits: posicionamento no google, otimização para google, especialista em seo, consultor seo, consultoria seo
seo-audits: seo local, google meu negócio, ranquear no google
keyword-content-planning: palavras-chave, palavra-chave, pesquisa de palavras-chave, keyword research
keyword-content-planning: plano de conteúdo, planejamento de conteúdo, planeamento de conteúdos
keyword-content-planning: estratégia de conteúdo, calendário editorial, linha editorial, ideias de conteúdo
keyword-content-planning: marketing de conteúdo, keywords, pauta de conteúdo
email-marketing: email marketing, e-mail marketing, newsletter, newsletters, campanha de email, disparo de email
email-marketing: mailchimp, sequência de emails, automação de email, template de email, rd station
email-marketing: boletim informativo, mala direta, klaviyo
search-social-ads: google ads, anúncios no google, facebook ads, anúncio no facebook, anúncio no instagram
search-social-ads: tráfego pago, gestor de tráfego, gestora de tráfego, meta ads, links patrocinados, anúncios
search-social-ads: campanhas de anúncios, impulsionar post, anunciar no google
social-media-management: gestão de redes sociais, gestor de redes sociais, social media, social media manager
social-media-management: gerenciar redes sociais, gerenciamento de redes sociais, gerir redes sociais
social-media-management: community manager, administrar instagram, cuidar do instagram, redes sociais
social-media-management: crescer no instagram, mais seguidores, postar no instagram
market-research: pesquisa de mercado, estudo de mercado, estudos de mercado, análise de mercado
market-research: análise de concorrência, análise da concorrência, análise de concorrentes, benchmarking
market-research: pesquisa com clientes, pesquisar concorrentes, público-alvo pesquisa, persona
market-research: levantamento de mercado
analytics-tracking-setup: google analytics, google tag manager, tag manager, ga4, instalar pixel, pixel do facebook
analytics-tracking-setup: configurar analytics, rastreamento de conversões, acompanhamento de conversões
analytics-tracking-setup: web analytics, métricas do site, medir visitas, trackeamento, tagueamento
public-relations: assessoria de imprensa, assessor de imprensa, assessora de imprensa, relações públicas
public-relations: press release, release para imprensa, comunicado de imprensa, nota de imprensa, sair na mídia
public-relations: sair no jornal, imprensa, contato com jornalistas, assessoria de comunicação, press kit
illustration: ilustração, ilustrações, ilustrador, ilustradora, ilustradores, desenhista, desenho, desenhos
illustration: desenhar, desenho de tatuagem, arte digital, quadrinhos, banda desenhada, procreate
portrait-illustration: retrato, retratos, desenho a partir de foto, desenho de foto, retrato a partir de foto
portrait-illustration: retrato personalizado, retrato de cachorro, retrato de pet, caricatura, caricaturas
portrait-illustration: caricaturista, desenho de casal, retrato de família, transformar foto em desenho
childrens-book-illustration: ilustração infantil, ilustrador infantil, ilustradora infantil, livro infantil
childrens-book-illustration: livros infantis, ilustração de livro infantil, ilustrar livro, ilustrar livro infantil
childrens-book-illustration: ilustrar história infantil, desenhos para livro infantil, livro para crianças
childrens-book-illustration: conto infantil ilustrado, história infantil ilustrada, livro de colorir
character-design: criação de personagem, criação de personagens, design de personagem, criar personagem
character-design: desenhar personagem, mascote, mascotes, criação de mascote, personagem para jogo
character-design: personagem de anime, personagem de rpg, concept art, model sheet personagem, mascote para empresa
icon-sets: ícones, ícone, criação de ícones, design de ícones, ícones para app, ícones para site
icon-sets: pacote de ícones, conjunto de ícones, pictogramas, iconografia, ícone de aplicativo
icon-sets: emojis personalizados, emotes para twitch
editorial-illustration: ilustração editorial, ilustração para revista, ilustração para jornal
editorial-illustration: ilustração para artigo, charge, charges, cartum, cartoon para jornal
editorial-illustration: ilustração conceitual, ilustração de capa de revista, chargista, cartunista
pattern-textile-design: estampa, estampas, criação de estampas, design de estampas, design de superfície
pattern-textile-design: estamparia, estampa corrida, design têxtil, padronagem, padrões para tecido
pattern-textile-design: estampa para camiseta, estampa para tecido, papel de parede estampado, papel de presente
maps-infographic-drawing: mapa ilustrado, mapas ilustrados, mapa, mapas, infográfico, infográficos, infografia
maps-infographic-drawing: infografias, criar infográfico, desenhar mapa, mapa de casamento, mapa turístico
maps-infographic-drawing: mapa de fantasia, mapa de rpg
software-automation: programação, programador, programadora, programadores, programar, desenvolvimento de software
software-automation: desenvolvedor, desenvolvedora, dev, software, software sob medida, sistema para empresa
software-automation: automação, python
mobile-apps: aplicativo, aplicativos, app, apps, criar aplicativo, criar app, fazer aplicativo
mobile-apps: desenvolvimento de aplicativos, desenvolvedor de aplicativos, aplicação móvel, aplicativo android
mobile-apps: app para celular, flutter, react native
back-end-apis: backend, back-end, desenvolvedor backend, api, apis, criar api, api rest, integração de api
back-end-apis: integração com api, node.js, laravel, sistema de login, webhook, django
workflow-automation: automação de processos, automatizar processos, automatizar tarefas, zapier, n8n, chatbot
workflow-automation: bot para whatsapp, automação de whatsapp, robô de whatsapp, rpa, automação com make
workflow-automation: bot para telegram, integrar sistemas, power automate
spreadsheet-automation: excel, planilha, planilhas, planilha de excel, planilha excel, folha de cálculo
spreadsheet-automation: folhas de cálculo, macros, macro excel, fórmulas excel, google sheets, vba
spreadsheet-automation: automatizar planilha, especialista em excel
bug-fixing: corrigir bug, correção de bugs, bug, bugs, corrigir erro no código, erro no código
bug-fixing: meu código não funciona, erro no sistema, app travando, aplicativo com erro, depurar código, debugar
bug-fixing: debug, consertar código
code-review: revisão de código, revisar código, rever código, code review, auditoria de código
code-review: análise de código, qualidade de código, refatorar código, refatoração, segunda opinião código
code-review: avaliar código
cloud-devops: devops, servidor, servidores, configurar servidor, aws, docker, kubernetes, nuvem
cloud-devops: administrador de sistemas, sysadmin, linux, deploy, backup de servidor, vps
game-development: desenvolvimento de jogos, criar jogo, fazer um jogo, jogo, jogos, desenvolvedor de jogos
game-development: programador de jogos, videogame, videojogo, unity, unreal, godot, roblox, jogo mobile
data-analysis: análise de dados, analista de dados, analisar dados, dados, data analyst, cientista de dados
data-analysis: ciência de dados, big data, tratamento de dados, inteligência de dados, data science, analista de bi
data-cleaning: limpeza de dados, limpar dados, limpeza de planilha, limpar planilha, remover duplicados
data-cleaning: remover duplicatas, dados duplicados, organizar dados, padronizar dados, higienização de dados
data-cleaning: corrigir planilha, limpar base de dados, organizar lista de contatos
dashboards: dashboard, dashboards, power bi, painel de indicadores, painel de controle, painel de vendas, tableau
dashboards: looker studio, business intelligence, relatório automático, criar dashboard, dashboard em excel, kpi
dashboards: dashboard power bi
data-visualisation: visualização de dados, visualizar dados, gráficos, fazer gráficos, gráfico no excel
data-visualisation: gráficos para relatório, gráfico de barras, gráficos estatísticos, gráficos interativos
data-visualisation: representar dados, data viz
statistical-analysis: estatística, estatísticas, análise estatística, estatístico, spss, estatística para tcc
statistical-analysis: estatística para dissertação, estatística para tese, regressão, teste de hipótese
statistical-analysis: análise de questionário, bioestatística, rstudio, stata
forecasting-models: previsão de vendas, previsão de demanda, previsão de procura, previsões, modelo preditivo
forecasting-models: modelos preditivos, modelo de previsão, projeção de vendas, forecast, forecasting
forecasting-models: séries temporais, prever vendas, prever demanda
database-queries: banco de dados, base de dados, bases de dados, sql, consultas sql, mysql, postgresql, sql server
database-queries: criar banco de dados, modelagem de banco de dados, otimizar consultas
database-queries: administrador de banco de dados, query, access banco de dados
machine-learning: machine learning, aprendizado de máquina, aprendizagem automática, inteligência artificial, ia
machine-learning: deep learning, redes neurais, treinar modelo, modelo de ia, chatgpt, visão computacional
machine-learning: reconhecimento de imagem, sistema de recomendação, processamento de linguagem natural
data-collection: coleta de dados, recolha de dados, web scraping, scraping, raspagem de dados, extração de dados
data-collection: extrair dados de site, entrada de dados, inserção de dados, digitação, digitador, digitadora
data-collection: lista de emails de empresas, lista de contatos
translation: tradução, traduções, tradutor, tradutora, tradutores, traduzir, idiomas, traduzir para inglês
translation: traduzir para português, tradução inglês português, tradutor de inglês, traduzir do alemão
translation: tradutor nativo
document-translation: traduzir documento, tradução de documentos, traduzir documentos, traduzir pdf, traduzir carta
document-translation: traduzir relatório, traduzir texto, tradução de textos, tradução técnica, traduzir manual
document-translation: traduzir artigo, traduzir currículo, tradução de artigo científico
website-localisation: traduzir site, tradução de site, tradução de sites, traduzir website, traduzir loja virtual
website-localisation: traduzir aplicativo, localização de software, localização de jogos, localização de site
website-localisation: site multilíngue, site em inglês, traduzir jogo, traduzir wordpress, tradução de aplicativos
literary-translation: tradução literária, tradutor literário, tradutora literária, traduzir livro
literary-translation: traduzir meu livro, traduzir romance, traduzir conto, traduzir poemas, tradução de livros
literary-translation: tradução editorial, traduzir ebook, traduzir letra de música
legal-medical-translation: tradução juramentada, tradutor juramentado, tradutora juramentada, tradução certificada
legal-medical-translation: tradução ajuramentada, tradução jurídica, tradução médica, tradução oficial
legal-medical-translation: traduzir contrato, traduzir certidão, traduzir certidão de nascimento, traduzir diploma
legal-medical-translation: tradução para cidadania, apostilamento
subtitle-translation: traduzir legendas, tradução de legendas, traduzir legenda, traduzir vídeo
subtitle-translation: tradução de vídeos, legendas em inglês, legendas em português, traduzir filme
subtitle-translation: traduzir série, tradução audiovisual, traduzir srt, traduzir vídeo do youtube
subtitle-translation: tradução para legendagem
translation-review: revisar tradução, revisão de tradução, revisão de traduções, rever tradução
translation-review: corrigir tradução, revisor nativo, pós-edição, revisão de inglês, revisar texto em inglês
translation-review: corrigir inglês, revisão por nativo, proofreading em inglês, corrigir meu inglês
interpreting: intérprete, intérpretes, interpretação simultânea, interpretação consecutiva
interpreting: tradução simultânea, tradutor simultâneo, intérprete simultâneo, tradutor para reunião
interpreting: intérprete para reunião, tradutor para videochamada, intérprete de inglês, intérprete de libras
interpreting: libras, língua gestual
language-lessons: aulas de inglês, aula de inglês, professor de inglês, professora de inglês, aulas de português
language-lessons: aulas de espanhol, aulas de idiomas, aprender inglês, curso de inglês, explicações de inglês
language-lessons: aulas de conversação, professor particular de idiomas, aulas particulares, aprender alemão
voice-audio: áudio, áudios, voz, edição de áudio, editor de áudio, editar áudio, técnico de som
voice-audio: engenheiro de som, engenheiro de áudio, gravação de voz, produção de áudio, som, técnico de áudio
voice-over: locução, locuções, locutor, locutora, locutores, voz off, voz em off, voice over, dublagem, dublador
voice-over: dubladora, dobragem, narração de vídeo, narrador
audiobook-narration: audiolivro, audiolivros, audiobook, narração de audiolivro, narração de audiobook
audiobook-narration: gravar audiolivro, narrador de audiolivro, narradora de audiolivros, locução de livro
audiobook-narration: livro em áudio, transformar livro em audiolivro, ler livro em voz alta, narrar livro
podcast-editing: podcast, podcasts, edição de podcast, editar podcast, editor de podcast, produção de podcast
podcast-editing: produzir podcast, pós-produção de podcast, criar podcast, gravar podcast, vinheta de podcast
podcast-editing: montar podcast, podcaster, videocast
audio-cleanup: limpar áudio, limpeza de áudio, remover ruído, tirar ruído, tirar ruído do áudio
audio-cleanup: redução de ruído, melhorar áudio, melhorar qualidade do áudio, restaurar áudio
audio-cleanup: restauração de áudio, remover eco, tirar chiado, áudio com ruído, tratamento de áudio
sound-design: design de som, sound design, sound designer, desenho de som, desenho sonoro, efeitos sonoros
sound-design: efeitos de som, foley, sonoplastia, sonoplasta, sons para jogo, sonorização, sonorizar vídeo
sound-design: pós-produção de som
phone-greetings: ura, gravação de ura, espera telefônica, mensagem de espera, música de espera
phone-greetings: atendimento automático telefone, gravação para telefone, mensagem telefônica
phone-greetings: secretária eletrônica, caixa postal, correio de voz, atendedor de chamadas, mensagem de voicemail
transcription: transcrição, transcrições, transcrever, transcrever áudio, transcrever entrevista
transcription: transcrição de áudio, transcritor, transcritora, áudio para texto, passar áudio para texto
transcription: degravação, degravar, transcrever vídeo, transcrever reunião
music-production: produção musical, produtor musical, produtora musical, música, produzir música
music-production: estúdio de gravação, músico, músicos, fazer uma música, gravar música, gravar álbum, ableton
mixing-mastering: mixagem, mixagem e masterização, mixar, mixar música, masterizar, masterização
mixing-mastering: masterizar música, mistura e masterização, misturar música, engenheiro de mixagem
mixing-mastering: engenheiro de masterização, mixagem de voz, mixar vocal, mastering
session-musicians: músico de estúdio, músicos de estúdio, músico de sessão, guitarrista, violonista, baixista
session-musicians: baterista, pianista, violinista, saxofonista, tecladista, gravar guitarra, gravar violão
session-musicians: sanfoneiro
singers-vocalists: cantor, cantora, cantores, cantoras, vocalista, vocalistas, backing vocal, coro gospel
singers-vocalists: voz feminina para música, cantar minha música, gravar voz cantada, afinar voz, rapper, voz guia
composition-scoring: trilha sonora, trilhas sonoras, banda sonora, composição musical, compor música, compositor
composition-scoring: compositora, música original, música para filme, música para jogo, música de fundo
composition-scoring: trilha para vídeo, compositor de trilha, música para teatro
songwriting-lyrics: letra de música, letras de música, escrever música, escrever letra, compor letra, letrista
songwriting-lyrics: música personalizada, música para casamento, música para aniversário, compositor de letras
songwriting-lyrics: música de amor, canção personalizada, música de presente, escrever canção
jingles-sonic-logos: jingle, jingles, jingle publicitário, jingle político, jingle para empresa, logo sonoro
jingles-sonic-logos: logotipo sonoro, spot de rádio, vinheta de rádio, música para comercial, música publicitária
jingles-sonic-logos: audio branding, identidade sonora, música para anúncio
beats-arrangement: beat, beats, beatmaker, instrumental, base instrumental, base de rap, beat de trap, beat de funk
beats-arrangement: playback, arranjo musical, arranjos musicais, arranjador, partitura, partituras
photography: fotografia, fotógrafo, fotógrafa, fotógrafos, fotos, edição de fotos, editar fotos, editar foto
photography: editor de fotos, photoshop, fotomontagem, montagem de fotos, ensaio fotográfico, sessão fotográfica
product-photography: fotografia de produto, fotografia de produtos, fotos de produto, fotos de produtos
product-photography: foto de produto, fotos para loja virtual, fotos para e-commerce, fotógrafo de produtos
product-photography: foto com fundo branco, fotografia publicitária, fotos de roupas, fotos de joias
product-photography: still de produto, foto still
portrait-retouching: retoque de retrato, retocar foto, retocar fotos, retoque de pele, tratamento de pele
portrait-retouching: retoque de rosto, tirar rugas, tirar espinhas, tratamento de imagem, foto de perfil profissional
portrait-retouching: foto para linkedin, emagrecer na foto, retoque de foto, retoque de beleza
background-removal: remover fundo, tirar fundo, tirar fundo da foto, remover fundo de imagem, recortar foto
background-removal: recortar imagem, recorte de imagem, fundo transparente, fundo branco, trocar fundo, mudar fundo
background-removal: tirar pessoa da foto, png transparente, recorte de fotos
photo-restoration: restaurar foto, restauração de fotos, restaurar fotos antigas, foto antiga, fotos antigas
photo-restoration: foto velha, recuperar foto antiga, foto rasgada, foto danificada, colorir foto, colorir foto antiga
photo-restoration: reparar foto, foto borrada, foto desfocada
real-estate-photo-editing: fotografia imobiliária, fotografia de imóveis, fotos de imóveis, fotos imobiliárias
real-estate-photo-editing: fotos de casas, fotos de apartamento, fotos para airbnb, fotógrafo imobiliário
real-estate-photo-editing: edição de fotos de imóveis, fotografia de interiores, fotografia de arquitetura
real-estate-photo-editing: home staging virtual, fotos para imobiliária
food-photography: fotografia de comida, fotografia gastronômica, fotografia de alimentos, fotos de comida
food-photography: fotos de pratos, fotógrafo de comida, fotógrafo gastronômico, fotos para restaurante
food-photography: fotos para cardápio, fotos para ifood, fotos para delivery, food styling, fotos de bolos
photo-selection-presets: presets, presets lightroom, preset para lightroom, lightroom, seleção de fotos
photo-selection-presets: selecionar fotos, escolher fotos, edição de fotos de casamento, editar fotos de casamento
photo-selection-presets: culling, edição em lote, filtro para fotos, revelação raw, tratamento em lote
business-support: negócios, consultoria, consultor, consultora, assessoria, consultoria empresarial
business-support: gestão empresarial, apoio administrativo, administração de empresas, empreendedorismo
business-support: consultor de negócios, sebrae, backoffice
virtual-assistance: assistente virtual, assistência virtual, assistentes virtuais, assistente pessoal
virtual-assistance: assistente administrativo, assistente administrativa, secretária, secretária virtual
virtual-assistance: secretária remota, organizar agenda, gestão de agenda, responder emails, auxiliar administrativo
virtual-assistance: organizar viagem
bookkeeping: contabilidade, contador, contadora, contabilista, contabilistas, contadores, imposto de renda
bookkeeping: declaração de irs, declarar imposto, folha de pagamento, processamento salarial
bookkeeping: conciliação bancária, contas a pagar, nota fiscal
business-plans: plano de negócio, plano de negócios, planos de negócio, plano de empresa, business plan
business-plans: modelo de negócio, canvas de negócio, plano de negócio para banco, estudo de viabilidade
business-plans: plano de viabilidade, viabilidade econômica, planejamento estratégico, planeamento estratégico
financial-modelling: modelo financeiro, modelos financeiros, modelagem financeira, modelação financeira
financial-modelling: plano financeiro, projeção financeira, projeções financeiras, fluxo de caixa, valuation
financial-modelling: avaliação de empresa, analista financeiro, análise financeira, análise de investimento
financial-modelling: finanças
customer-support: atendimento ao cliente, suporte ao cliente, apoio ao cliente, serviço ao cliente, atendente
customer-support: atendente virtual, call center, sac, responder clientes, atendimento whatsapp, atender clientes
customer-support: zendesk, telemarketing, atendimento online
recruiting-support: recrutamento, recrutador, recrutadora, recrutamento e seleção, seleção de pessoal
recruiting-support: recursos humanos, rh, contratar funcionário, contratar funcionários, headhunter, vaga de emprego
recruiting-support: triagem de currículos, entrevistar candidatos, descrição de vaga
project-management: gestão de projetos, gestor de projetos, gestora de projetos, gerente de projetos
project-management: gerenciamento de projetos, coordenador de projetos, project manager, scrum master
project-management: cronograma de projeto, planejamento de projeto, gestão de projectos, trello, jira
project-management: diagrama de gantt
process-documentation: documentação de processos, documentar processos, mapeamento de processos
process-documentation: manual de procedimentos, manual de processos, procedimento operacional padrão
process-documentation: pop procedimento, procedimentos, fluxograma, fluxogramas, manual do colaborador
process-documentation: manual de operações, iso 9001, sop
legal-compliance: advogado, advogada, advogados, assessoria jurídica, consultoria jurídica, apoio jurídico
legal-compliance: consulta jurídica, serviços jurídicos, jurídico, jurista, direito, compliance
legal-compliance: conformidade legal
contract-drafting: elaborar contrato, elaboração de contrato, elaboração de contratos, redigir contrato
contract-drafting: fazer contrato, minuta de contrato, modelo de contrato, contrato de aluguel
contract-drafting: contrato de arrendamento, contrato de prestação de serviços, contrato de trabalho
contract-drafting: contrato de compra e venda, acordo de confidencialidade, nda
contract-review: revisar contrato, revisão de contrato, revisão de contratos, rever contrato, análise de contrato
contract-review: analisar contrato, ler contrato antes de assinar, verificar contrato, cláusulas abusivas
contract-review: cláusulas do contrato, revisar contrato de aluguel, advogado para revisar contrato
website-terms-privacy: política de privacidade, políticas de privacidade, termos de uso, termos e condições
website-terms-privacy: termos de serviço, política de cookies, condições de utilização, aviso legal
website-terms-privacy: aviso de privacidade, condições gerais de venda, política de devolução
website-terms-privacy: política de trocas, termos do site
data-protection: proteção de dados, lgpd, rgpd, gdpr, adequação à lgpd, adequação lgpd, encarregado de dados
data-protection: encarregado de proteção de dados, dpo, dados pessoais, privacidade de dados, conformidade rgpd
data-protection: protecção de dados
trademark-searches: registro de marca, registrar marca, registo de marca, registar marca, inpi, marca registrada
trademark-searches: marca registada, pesquisa de marca, busca de marca, busca de anterioridade, registrar nome
trademark-searches: registrar logo, patentear marca, propriedade industrial
company-formation: abrir empresa, abertura de empresa, abrir mei, mei, abrir cnpj, cnpj, constituir empresa
company-formation: constituição de empresa, criar empresa, contrato social, empresa na hora, criar sociedade
company-formation: abrir atividade, pacto social
legal-research: pesquisa jurídica, pesquisa de jurisprudência, jurisprudência, parecer jurídico, pesquisa de leis
legal-research: buscar jurisprudência, legislação, análise jurídica, estudo jurídico, parecer legal
legal-research: investigação jurídica, consultar lei, acórdãos
`,
  words: `
bakery: padaria, padarias, padeiro, confeitaria, confeitarias, pastelaria, pão, pães
restaurant: restaurante, restaurantes, lanchonete, hamburgueria, churrascaria
cafe: cafeteria, cafeterias, cafés, casa de chá
coffee: café, cafezinho, cafeicultor
pizza: pizza, pizzas, pizzaria, pizzarias
food: comida, comidas, alimento, alimentos, alimentação, gastronomia, gastronômico, gastronômica
drink: bebida, bebidas, suco, sucos, sumo, coquetel, coquetéis
wine: vinho, vinhos, vinícola, adega, vinha
beer: cerveja, cervejas, cervejaria, cervejeira, chope
cake: bolo, bolos, torta, tortas, confeiteira
dessert: sobremesa, sobremesas, doces, doce, docinhos
ice cream: sorvete, sorvetes, sorveteria, gelado, gelados, geladaria, açaí
chocolate: chocolate, chocolates, bombom, bombons, trufas
recipe: receita, receitas
cookbook: livro de receitas, caderno de receitas, livro de culinária
catering: catering, buffet, banquete
shop: loja, lojas, lojinha, comércio, comércios
hotel: hotel, hotéis, pousada, pousadas, hostel
vacation rental: aluguel de temporada, casa de férias, casa de temporada, alojamento local, airbnb
school: escola, escolas, colégio, escolar
university: universidade, universidades, faculdade, universitário, universitária
kindergarten: creche, creches, jardim de infância, jardim infantil, infantário
student: estudante, estudantes, aluno, aluna, alunos
teacher: professor, professora, professores, docente, explicador
lesson: aula, aulas, lição, lições, explicações
course: curso, cursos, curso online, cursos online
training: treinamento, treinamentos, formação, formações, capacitação
doctor: médico, médica, médicos, doutor, doutora
dentist: dentista, dentistas, odontologia, clínica dentária, odontológico
clinic: clínica, clínicas, consultório
pharmacy: farmácia, farmácias
psychologist: psicólogo, psicóloga, psicólogos, psicologia, terapeuta
physiotherapist: fisioterapeuta, fisioterapia
veterinarian: veterinário, veterinária, veterinários
health: saúde
lawyer: advogado, advogada, advogados, advocacia, escritório de advocacia
accountant: contador, contadora, contabilista, contabilistas
notary: notário, cartório, tabelião
architect: arquiteto, arquiteta, arquitetos, arquitetura, arquitecto
company: empresa, empresas, companhia, sociedade, corporativo, empresarial
small business: pequena empresa, pequenas empresas, pequeno negócio, pme, microempresa
startup: startup, startups, empreendedor, empreendedora
agency: agência, agências
office: escritório, escritórios, gabinete
freelancer: freelancer, freelancers, freela, autônomo, autônoma, trabalhador independente
customer: cliente, clientes, clientela
employee: funcionário, funcionária, funcionários, empregado, colaborador, colaboradores
hairdresser: cabeleireiro, cabeleireira, cabeleireiros
barber: barbearia, barbearias, barbeiro, barbershop
beauty salon: salão de beleza, estética, esteticista, manicure
gym: academia, academias, ginásio, ginásios
fitness: fitness, exercício, exercícios, musculação
personal trainer: personal trainer, treinador pessoal
yoga: yoga, ioga, pilates
football: futebol, futebolista
sports: esporte, esportes, esportivo, desporto, desportivo
church: igreja, igrejas, cristão, cristã, paróquia, gospel
nonprofit: ong, sem fins lucrativos, fundação, instituição social, ipss
band: banda, bandas, grupo musical
artist: artista, artistas, artístico
designer: designer, designers
writer: escritor, escritora, escritores, redator, redatora
author: autor, autora, autores
photographer: fotógrafo, fotógrafa, fotógrafos
programmer: programador, programadora, programadores
developer: desenvolvedor, desenvolvedora, desenvolvedores
translator: tradutor, tradutora, tradutores
consultant: consultor, consultora, consultores
coach: coach, coaching, mentor, mentoria
expert: especialista, especialistas, experiente, perito
real estate: imobiliária, imobiliárias, imobiliário, imóvel, imóveis
real estate agent: corretor de imóveis, corretora de imóveis, agente imobiliário, consultor imobiliário
apartment: apartamento, apartamentos, apê
house: casa, casas, moradia, moradias, casa própria, residência
room: quarto, quartos, sala, cômodo
kitchen: cozinha, cozinhas
interior: interiores, design de interiores, decoração
construction: construção, construções, construtora, obras, reforma, remodelação, pedreiro
plumber: encanador, canalizador, encanamento
electrician: eletricista, eletricistas, electricista
cleaning company: empresa de limpeza, serviço de limpeza, faxina, faxineira
car: carro, carros, automóvel, automóveis, veículo, viatura
car repair shop: oficina mecânica, mecânico, oficina de automóveis
transport: transporte, transportes, transportadora, mudanças, frete, logística, caminhão, camião
travel: viagem, viagens, viajar, viajante
travel agency: agência de viagens, agente de viagens
tourism: turismo, turístico, turística, turistas
farm: fazenda, fazendas, quintas agrícolas, chácara, agricultura, agrícola, agronegócio
garden: jardim, jardins, jardinagem, jardineiro, paisagismo
flower: flor, flores, floricultura, florista, floral
jewelry: joia, joias, joalheria, joalharia, bijuteria, semijoias
clothes: roupa, roupas, vestuário, vestido, vestidos
fashion: moda, boutique
shoe: sapato, sapatos, sapataria, calçado, calçados
t-shirt: camiseta, camisetas, camisa, camisas, t-shirts
cosmetics: cosmético, cosméticos, maquiagem, maquilhagem, creme
soap: sabonete, sabonetes, sabão
candle: vela, velas, velas aromáticas
toy: brinquedo, brinquedos
furniture: móvel planejado, móveis, mobília, mobiliário, marcenaria
phone: telefone, telefones, telefônico, telefônica
mobile: celular, celulares, telemóvel, telemóveis, smartphone
computer: computador, computadores, notebook, pc
publisher: editora, editoras
newspaper: jornal, jornais
magazine: revista, revistas
radio: rádio, rádios
television: televisão, tv
movie: filme, filmes, cinema
short film: curta-metragem, curtas-metragens, curta
documentary: documentário, documentários
theater: teatro, peça de teatro
dance: dança, danças, dançar, bailarina
event: evento, eventos
party: festa, festas, festinha
wedding: casamento, casamentos, boda, noivado
bride: noiva, noivas, noivos, noivo
birthday: aniversário, aniversários, aniversariante, festa de 15 anos, debutante
anniversary: bodas, aniversário de casamento, aniversário de namoro
baptism: batizado, batismo, batizados, primeira comunhão
baby shower: chá de bebê, chá revelação
graduation: formatura, formando, licenciatura
christmas: natal, natalino, natalina, natalício
valentine: dia dos namorados, namorados, são valentim
gift: presente, presentes, prenda, prendas, presentear
invitation: convite, convites
children: criança, crianças, infantil, infantis, miúdos
baby: bebê, bebês, recém-nascido
man: homem, homens, masculino, masculina
woman: mulher, mulheres, feminino, feminina
mother: mãe, mães, mamãe, dia das mães
father: pai, papai, dia dos pais
grandparents: avó, avós, vovó
family: família, famílias, familiar
couple: casal, casais
pet: pet, pets, pet shop, animal de estimação, animais de estimação
dog: cachorro, cachorros, cachorra, cão, cães, cachorrinho
cat: gato, gatos, gata, gatinho
horse: cavalo, cavalos
animal: animais, bicho, bichos, bichinho
brand: marca, marcas
branding: branding, identidade visual, identidade de marca
logo: logotipo, logotipos, logos, logomarca, logomarcas
slogan: slogan, slogans, lema
name: nome, nomes, naming
business card: cartão de visita, cartões de visita, cartão de visitas
flyer: flyer, flyers, panfleto, panfletos, filipeta
poster: cartaz, cartazes, pôster, pôsteres
brochure: folheto, folhetos, brochura, folder, folders, desdobrável
catalog: catálogo, catálogos
banner: banner, banners, faixa, lona, outdoor
sticker: adesivo, adesivos, autocolante, autocolantes, figurinha, figurinhas
label: rótulo, rótulos, etiqueta, etiquetas
box: caixa, caixas
packaging: embalagem, embalagens
restaurant menu: cardápio, cardápios, ementa, ementas
sign: placa, placas, letreiro, letreiros, fachada
certificate: certificado, certificados, certidão, certidões, diploma, diplomas
calendar: calendário, calendários
mockup: mockup, mockups, maquete
template: template, templates, modelo pronto
font: tipografia, fonte tipográfica, tipo de letra
lettering: lettering, caligrafia
color: cor, cores
icon: ícone, ícones
infographic: infográfico, infográficos, infografia
map: mapa, mapas
chart: gráfico, gráficos
drawing: desenho, desenhos
sketch: esboço, esboços, rascunho, croqui
illustration: ilustração, ilustrações, ilustrado, ilustrada
painting: pintura, pinturas, tela a óleo, quadros
watercolor: aquarela, aquarelas, aguarela, aguarelas
portrait: retrato, retratos
caricature: caricatura, caricaturas
cartoon: desenho animado, desenhos animados, cartum, cartoon
comic: quadrinhos, história em quadrinhos, hq, gibi, banda desenhada, gibis
anime: anime, mangá
character: personagem, personagens
mascot: mascote, mascotes
tattoo: tatuagem, tatuagens, tatuador, tatuadora, tattoo
pattern: estampa, estampas, padrões, padronagem
fabric: tecido, tecidos, têxtil
wallpaper: papel de parede, papéis de parede
background: fundo, fundos, plano de fundo
cover: capa, capas
layout: layout, diagramação, diagramar, paginação
slides: slide, slides, diapositivos
presentation: apresentação, apresentações
vector: vetor, vetores, vetorial
image: imagem, imagens
photo: foto, fotos, fotografia, fotografias
passport photo: foto 3x4, foto de passaporte, foto tipo passe
3d model: modelo 3d, modelagem 3d, modelação 3d
rendering: render, renders, renderização, maquete eletrônica
website: site, sites, website, websites, página web, página na internet, sítio web, portal
online shop: loja virtual, lojas virtuais, loja online, lojas online
app: app, apps, aplicativo, aplicativos, aplicação, aplicações
domain: domínio, domínios
hosting: hospedagem, hospedagem de site, alojamento web
server: servidor, servidores
email: e-mail, e-mails, email, emails, correio eletrônico
newsletter: newsletter, newsletters, boletim informativo
form: formulário, formulários
booking: reserva, reservas, reservar, agendamento
appointment: consulta marcada, marcação, marcações, agendar
payment: pagamento, pagamentos, pagar, cobrança, pix
product: produto, produtos
plugin: plugin, plugins
code: código, códigos, código-fonte
bug: bug, bugs, falha, falhas
error: erro, erros
security: segurança, cibersegurança
hacked: hackeado, hackeada, invadido, vírus, malware, pirateado
backup: backup, backups, cópia de segurança
speed: velocidade
database: banco de dados, base de dados, bases de dados
chatbot: chatbot, chatbots, robô de atendimento
automation: automação, automações, automatização
integration: integração, integrações
spreadsheet: planilha, planilhas, folha de cálculo, folhas de cálculo, excel
data: dados
report: relatório, relatórios
dashboard: dashboard, dashboards, painel de indicadores, painel
statistics: estatística, estatísticas, estatístico
survey: questionário, questionários, inquérito, inquéritos, enquete, pesquisa de opinião
thesis: tese, teses, tcc, dissertação, monografia, trabalho de conclusão
research: pesquisa, pesquisas, pesquisar, investigação
forecast: previsão, previsões, projeção, projeções
artificial intelligence: inteligência artificial, ia
game: jogo, jogos
video game: videogame, videogames, videojogo, videojogos
board game: jogo de tabuleiro, jogos de tabuleiro, jogo de cartas
software: software, programa, programas, programa de computador, sistema
text: texto, textos
article: artigo, artigos, matéria
blog post: post de blog, posts de blog, postagem de blog
story: história, histórias, conto, contos, estória
novel: romance, romances, novela
poem: poema, poemas, poesia, poesias, versos
manuscript: manuscrito, manuscritos, originais
book: livro, livros, livrinho
ebook: ebook, ebooks, e-book, livro digital
guide: guia, guias
manual: manual, manuais
instructions: instruções, passo a passo
letter: carta, cartas
cover letter: carta de apresentação, carta de motivação
resume: currículo, currículos, curriculum, cv
interview: entrevista, entrevistas, entrevistar
speech: discurso, discursos, palestra, palestras
script: roteiro, roteiros, guião, guiões
press release: comunicado de imprensa, nota de imprensa, release
product description: descrição de produto, descrições de produtos, ficha de produto
description: descrição, descrições
biography: biografia, biografias, autobiografia, memórias
spelling: ortografia, ortográfico, ortográfica, erros de português
grammar: gramática, gramatical
summary: resumo, resumos
review: revisão, revisões, resenha, avaliação
content: conteúdo, conteúdos
translation: tradução, traduções
language: idioma, idiomas, língua, línguas
english: inglês, inglesa
german: alemão, alemã, alemanha
french: francês, francesa
spanish: espanhol, espanhola, castelhano
portuguese: português, portuguesa, brasileiro, brasileira
italian: italiano, italiana
arabic: árabe, árabes
chinese: chinês, chinesa, mandarim
japanese: japonês, japonesa
russian: russo, russa
polish: polonês, polaco, polonesa
turkish: turco, turca
ukrainian: ucraniano, ucraniana
dutch: holandês, neerlandês
birth certificate: certidão de nascimento, assento de nascimento
visa: visto, vistos, passaporte, cidadania
sign language: libras, língua de sinais, língua gestual
accent: sotaque, pronúncia, português de portugal, português brasileiro
video: vídeo, vídeos
promotional video: vídeo promocional, vídeos promocionais, vídeo publicitário
corporate video: vídeo institucional, vídeo corporativo
trailer: trailer, trailers, booktrailer
music video: clipe, videoclipe, videoclipes, clipe musical
intro: vinheta, vinhetas, introdução, abertura
subtitles: legenda, legendas, legendagem, legendado
animation: animação, animações
drone: drone, drones, filmagem aérea
commercial: comercial, comerciais, propaganda de tv, anúncio de televisão
thumbnail: thumbnail, thumbnails, miniatura, miniaturas
youtube channel: canal do youtube, canal no youtube, youtuber
voice: voz, vozes
female voice: voz feminina, voz de mulher
male voice: voz masculina, voz de homem
narrator: narrador, narradora, narração
dubbing: dublagem, dublagens, dobragem, dobragens
audio: áudio, áudios
recording: gravação, gravações
sound: som, sons, sonoro
noise: ruído, ruídos, barulho, chiado
podcast: podcast, podcasts
audiobook: audiolivro, audiolivros, audiobook
transcript: transcrição, transcrições
voicemail: correio de voz, secretária eletrônica, caixa postal
music: música, musical, musicais
song: música, canção, canções, músicas, louvor
lyrics: letra, letras, letra de música
beat: beat, beats, batida, batidas
singer: cantor, cantora, cantores, vocalista
musician: músico, musicista, músicos
guitar: guitarra, guitarras, violão, violões, guitarrista
piano: piano, pianista, teclado
drums: bateria, baterista, percussão
violin: violino, violinos, violinista, cordas
composer: compositor, compositora, compositores
soundtrack: trilha sonora, trilhas sonoras, banda sonora
sheet music: partitura, partituras, cifra
marketing: marketing, mercadologia
advertising: publicidade, propaganda, publicitário, publicitária
ad: anúncio, anúncios
campaign: campanha, campanhas
social media: redes sociais, rede social, mídias sociais
post: post, posts, postagem, postagens, publicação, publicações
followers: seguidor, seguidores
sales: venda, vendas
competitor: concorrente, concorrentes, concorrência
keyword: palavra-chave, palavras-chave
ranking: posicionamento, ranqueamento, ranquear
strategy: estratégia, estratégias, estratégico
plan: plano, planos, planejamento, planeamento
budget: orçamento, orçamentos
quote: orçamento, cotação, cotações
analysis: análise, análises
press: imprensa, mídia
influencer: influenciador, influenciadora, influencers, criador de conteúdo
invoice: fatura, faturas, factura, faturação, faturamento, nota fiscal, notas fiscais
receipt: recibo, recibos, comprovante, comprovativo, recibos verdes
tax: imposto, impostos, tributo, fiscal, tributário, receita federal
vat: iva, icms
tax return: imposto de renda, declaração de imposto, declaração de irs, irpf
payroll: folha de pagamento, holerite, processamento de salários
salary: salário, salários, ordenado, vencimento
accounting: contabilidade, contábil, contábeis
bank statement: extrato bancário, extratos bancários, conciliação bancária
balance sheet: balanço, balanços, balancete, demonstrações financeiras
expense: despesa, despesas, gasto, gastos
income: rendimento, rendimentos, renda
cash flow: fluxo de caixa, tesouraria
price: preço, preços, precificação
loan: empréstimo, empréstimos, crédito, financiamento
investment: investimento, investimentos
investor: investidor, investidores
grant: subsídio, subsídios, edital, editais, bolsa de estudo
finance: finanças, financeiro, financeira
business: negócio, negócios
business plan: plano de negócio, plano de negócios
contract: contrato, contratos
lease: contrato de aluguel, contrato de locação, contrato de arrendamento, arrendamento
employment contract: contrato de trabalho
sales contract: contrato de compra e venda
rent: aluguel, aluguéis, aluguer, alugar, locação
agreement: acordo, acordos
terms and conditions: termos e condições, termos de uso
privacy policy: política de privacidade, aviso de privacidade
privacy: privacidade
data protection: proteção de dados, lgpd, rgpd
trademark: marca registrada, marca registada, registro de marca, registo de marca
patent: patente, patentes, patentear
copyright: direitos autorais, direitos de autor, propriedade intelectual
law: lei, leis, direito
complaint: reclamação, reclamações, queixa
divorce: divórcio, divórcios
labor law: direito trabalhista, direito do trabalho, direito laboral
license: licença, licenças, alvará
insurance: seguro de vida, seguros, seguradora
assistant: assistente, assistentes, ajudante
customer service: atendimento ao cliente, apoio ao cliente, suporte ao cliente
call: ligação, ligações, chamada, chamadas, videochamada
meeting: reunião, reuniões
schedule: horário, horários, cronograma
recruitment: recrutamento, seleção de pessoal
project: projeto, projetos, projecto, projectos
process: processo, processos, procedimento, procedimentos
service: serviço, serviços
file: arquivo, arquivos, ficheiro, ficheiros
document: documento, documentos, documentação
page: página, páginas
urgent: urgente, urgentes, urgência
fast: rápido, rápida, rápidos, rapidamente
cheap: barato, barata, baratos, em conta, baixo custo, econômico, econômica
free: grátis, gratuito, gratuita, de graça
professional: profissional, profissionais
modern: moderno, moderna, modernos, modernas
simple: simples, básico, básica
minimalist: minimalista, minimalistas
elegant: elegante, elegantes, sofisticado, sofisticada
luxury: luxo, luxuoso, premium
vintage: vintage, retrô
classic: clássico, clássica, clássicos
cute: fofo, fofa, fofinho, bonitinho, lindo, linda, kawaii
funny: engraçado, engraçada, divertido, divertida
colorful: colorido, colorida, coloridos
black and white: preto e branco
handmade: feito à mão, artesanal, artesanato, artesã
custom: personalizado, personalizada, personalizados, sob medida, sob encomenda, à medida
original: original, autoral
creative: criativo, criativa, criativos
realistic: realista, realistas
animated: animado, animada, animados, animadas
transparent: transparente, transparentes
white: branco, branca
black: preto, preta, negro
blue: azul, azuis
green: verde, verdes
big: grande, grandes
small: pequeno, pequena, pequenos
short: curto, curta, curtos, breve
long: longo, longa, longos, comprido
old: velho, velha, velhos, antigo, antiga, antigos, antigas
new: novo, nova, novos, novas
broken: quebrado, quebrada, rasgado, rasgada, danificado, danificada, estragado
slow: lento, lenta, devagar
blurry: desfocado, desfocada, embaçado, embaçada, borrado, pixelado
bilingual: bilíngue, bilíngues
native: nativo, nativa, nativos
online: online, on-line, pela internet
remote: remoto, remota, à distância, home office, teletrabalho
local: locais, da minha cidade
monthly: mensal, mensais, por mês
weekly: semanal, semanais
medical: médico, médica, médicos, clínico
technical: técnico, técnica, técnicos, técnicas
academic: acadêmico, acadêmica, acadêmicos, científico, científica
organic: orgânico, orgânica, biológico, natural, vegano, vegana
digital: digital, digitais
printed: impresso, impressa, impressos
responsive: responsivo, responsiva, adaptado para celular
translate: traduzir, traduza, traduz, traduzam, traduzido
edit: editar, edite, editem, edita, edição, editado
fix: consertar, conserte, conserto, arrumar, arrume, resolver
repair: reparar, reparo, reparação, manutenção
improve: melhorar, melhore, melhoria, melhorias
create: criar, crie, criem, criação
build: construir, montar, desenvolver
design: design, desenhar, projetar, arte, artes
redesign: redesenhar, redesign, repaginar
draw: desenhar, desenhe, desenhem
illustrate: ilustrar, ilustre
paint: pintar, pinte
write: escrever, escreva, redigir, redija, escrito
rewrite: reescrever, reescreva, reescrita, parafrasear
proofread: revisão de texto, revisar texto, corrigir texto
correct: corrigir, corrija, correção, correções, correcção
check: verificar, verifique, conferir, revisar, rever
summarize: resumir, resuma
record: gravar, gravado, gravada
narrate: narrar, locução
sing: cantar, cante
compose: compor, componha
mix: mixar, mixagem, misturar, mistura
animate: animar, dar vida
cut: cortar, corte, cortes, recorte
remove: remover, remova, tirar, retirar, apagar, eliminar, excluir
add: adicionar, acrescentar, colocar, coloque, incluir, inserir
change: mudar, mude, alterar, alteração, alterações, trocar, troque
convert: converter, converta, conversão, transformar
clean: limpar, limpe, limpeza
organize: organizar, organize, arrumação, ordenar
analyze: analisar, analisem
calculate: calcular, cálculo, cálculos
collect: coletar, coleta, recolher, recolha, levantamento
type: digitar, digite, digitação, dactilografar
transcribe: transcrever, transcreva, degravar
install: instalar, instale, instalação
set up: configurar, configure, configuração
connect: conectar, conecte, conexão, integrar
update: atualizar, atualize, atualização, actualizar
migrate: migrar, migração, transferir
speed up: acelerar, agilizar
automate: automatizar, automatize
publish: publicar, publique
sell: vender
manage: gerenciar, gerir, gestão, administrar, gerenciamento
teach: ensinar, ensine
print: imprimir, impressão
vectorize: vetorizar, vetorize, vetorização, vectorizar
retouch: retocar, retoque, retoques
restore: restaurar, restauração, restauro
colorize: colorir, colorização
register: registrar, registro, registar, registo, cadastrar, cadastro
develop: desenvolver, desenvolva, desenvolvimento
program: programar, programe, programação
test: testar, teste, testes
optimize: otimizar, otimize, otimização, optimizar
recover: recuperar, recupere, recuperação
skin: pele, acne
hair: cabelo, cabelos
face: rosto, rostos
`,
};
