import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.main.ServerRunner;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;

/**
 * DynamoDB Local with the two things that its own main class lacks: it listens on 127.0.0.1 only, and it ends when
 * whoever started it is gone (standard input closes, however that process died), so that no Java is left behind.
 * Run from source: java -cp … DynamoDbOnLoopback.java -port …
 */
class DynamoDbOnLoopback {
  public static void main(String[] args) throws Exception {
    endWithParent();
    DynamoDBProxyServer dynamoDb = ServerRunner.createServerFromCommandLineArgs(args);
    var field = DynamoDBProxyServer.class.getDeclaredField("server");
    field.setAccessible(true);
    for (Connector connector : ((Server) field.get(dynamoDb)).getConnectors()) {
      ((ServerConnector) connector).setHost("127.0.0.1");
    }
    dynamoDb.start();
    dynamoDb.join();
  }

  private static void endWithParent() {
    Thread watcher = new Thread(() -> {
      try {
        while (System.in.read() >= 0) {}
      } catch (java.io.IOException closed) {
        // Same as the end of the stream.
      }
      Runtime.getRuntime().halt(0);
    });
    watcher.setDaemon(true);
    watcher.start();
  }
}
