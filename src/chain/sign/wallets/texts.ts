/** Prompt texts of these wallets, by BCP 47 language. */
export const walletTexts = {
  en: {
    login: {
      title: 'Connect with {{name}}',
      body: 'Scan the code with your wallet, or open it on this device.',
    },
    sign: {
      title: 'Sign with {{name}}',
      body: 'Approve the request in your wallet. If it does not appear there, scan the code.',
    },
    terminal: {
      title: 'Sign with {{name}}',
      body: 'Run this command, then paste its output: the signature or the transaction id.',
    },
    device: {
      title: 'Confirm on the device',
      body: 'Compare the details on the device, then confirm there.',
    },
    desktop: {
      title: 'Confirm in {{name}}',
      body: 'Approve the request in the wallet on this computer.',
    },
  },
  zh: {
    login: { title: '用 {{name}} 连接', body: '用钱包扫描二维码，或在本设备上打开钱包。' },
    sign: {
      title: '用 {{name}} 签名',
      body: '请在钱包中批准请求。如果钱包中没有出现，请扫描二维码。',
    },
    terminal: {
      title: '用 {{name}} 签名',
      body: '运行此命令，然后粘贴它输出的签名或交易 ID。',
    },
    device: { title: '在设备上确认', body: '核对设备上显示的内容，然后在设备上确认。' },
    desktop: { title: '在 {{name}} 中确认', body: '请在本机的钱包中批准请求。' },
  },
  ko: {
    login: { title: '{{name}}(으)로 연결', body: '지갑으로 코드를 스캔하거나 이 기기에서 여세요.' },
    sign: {
      title: '{{name}}(으)로 서명',
      body: '지갑에서 요청을 승인하세요. 지갑에 나타나지 않으면 코드를 스캔하세요.',
    },
    terminal: {
      title: '{{name}}(으)로 서명',
      body: '이 명령을 실행한 뒤 출력된 서명 또는 트랜잭션 ID를 붙여 넣으세요.',
    },
    device: {
      title: '기기에서 확인',
      body: '기기에 표시된 내용을 비교한 뒤 기기에서 확인하세요.',
    },
    desktop: { title: '{{name}}에서 확인', body: '이 컴퓨터의 지갑에서 요청을 승인하세요.' },
  },
  ar: {
    login: {
      title: 'الاتصال عبر {{name}}',
      body: 'امسح الرمز بمحفظتك، أو افتحها على هذا الجهاز.',
    },
    sign: {
      title: 'التوقيع عبر {{name}}',
      body: 'وافق على الطلب في محفظتك. إن لم يظهر فيها فامسح الرمز.',
    },
    terminal: {
      title: 'التوقيع عبر {{name}}',
      body: 'نفّذ هذا الأمر ثم ألصق ما طبعه: التوقيع أو معرّف المعاملة.',
    },
    device: { title: 'أكّد على الجهاز', body: 'قارن ما يعرضه الجهاز ثم أكّده هناك.' },
    desktop: { title: 'أكّد في {{name}}', body: 'وافق على الطلب في المحفظة على هذا الحاسوب.' },
  },
  es: {
    login: {
      title: 'Conectar con {{name}}',
      body: 'Escanee el código con su cartera o ábrala en este dispositivo.',
    },
    sign: {
      title: 'Firmar con {{name}}',
      body: 'Apruebe la solicitud en su cartera. Si no aparece allí, escanee el código.',
    },
    terminal: {
      title: 'Firmar con {{name}}',
      body: 'Ejecute esta orden y pegue lo que imprima: la firma o el id de la transacción.',
    },
    device: {
      title: 'Confirme en el dispositivo',
      body: 'Compare lo que muestra el dispositivo y confírmelo allí.',
    },
    desktop: {
      title: 'Confirme en {{name}}',
      body: 'Apruebe la solicitud en la cartera de este ordenador.',
    },
  },
};
